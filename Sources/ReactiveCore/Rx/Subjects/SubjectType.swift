/// A sequence that is sent to from outside: observer and observable in one.
///
/// Who subscribes a subject to another sequence has that sequence hold the subject strongly until the
/// subscription ends.
public protocol SubjectType<Element>: ObservableType, ObserverType {}
