import ReactiveCore
import Testing

@Suite struct RACChannelTests {
  private let log = EventLog()

  @Test func whatIsSentToOneTerminalComesOutOfTheOther() {
    asCurrent {
      let channel = RACChannel<Int>()
      log.subscribe(to: channel.leadingTerminal, as: "leading")
      log.subscribe(to: channel.followingTerminal, as: "following")
      channel.leadingTerminal.sendNext(1)
      channel.followingTerminal.sendNext(2)
      channel.leadingTerminal.sendCompleted()
    }
    #expect(
      log.entries == [
        "following next 1", "leading next 2", "leading completed", "following completed",
      ])
  }

  @Test func latestValueIsRememberedForTheFollowingTerminalOnly() {
    asCurrent {
      let channel = RACChannel<Int>()
      for value in [1, 2] { channel.leadingTerminal.sendNext(value) }
      channel.followingTerminal.sendNext(3)
      log.subscribe(to: channel.leadingTerminal, as: "leading")
      log.subscribe(to: channel.followingTerminal, as: "following")
      channel.leadingTerminal.sendCompleted()
    }
    #expect(log.entries.first == "following next 2")
    #expect(!log.entries.contains { $0.hasPrefix("leading next") })
  }

  @Test func terminalEventGoesBothWays() {
    asCurrent {
      let channel = RACChannel<Int>()
      log.subscribe(to: channel.leadingTerminal, as: "leading")
      log.subscribe(to: channel.followingTerminal, as: "following")
      channel.followingTerminal.sendError(TestError.first)
    }
    #expect(Set(log.entries) == ["leading error first", "following error first"])
  }

  @Test func terminalMaySubscribeToASignal() {
    asCurrent {
      let channel = RACChannel<Int>()
      let source = RACSubject<Int>()
      source.subscribe(channel.leadingTerminal)
      log.subscribe(to: channel.followingTerminal)
      source.sendNext(1)
      channel.leadingTerminal.sendCompleted()
      source.sendNext(2)
    }
    #expect(log.entries == ["next 1", "completed"])
  }

  // MARK: Ownership

  @Test(
    "M22 dropped without a terminal event, the subjects and the last value stay; the channel goes")
  func droppedChannelLeavesItsSubjects() {
    let (channel, value) = dropChannel { _ in }
    #expect(!channel.isAlive)
    #expect(value.isAlive)
  }

  @Test("M22 dropped after completion of either terminal, nothing stays", arguments: [true, false])
  func completedChannelLeavesNothing(leads: Bool) {
    let (channel, value) = dropChannel { channel in
      (leads ? channel.leadingTerminal : channel.followingTerminal).sendCompleted()
    }
    #expect(!channel.isAlive)
    #expect(!value.isAlive)
  }

  @Test("S122 the channel goes when the subscriptions to both terminals are disposed")
  func channelGoesAfterItsSubscriptions() {
    let (channel, _) = dropChannel { channel in
      let subscriptions = [channel.leadingTerminal, channel.followingTerminal].map {
        $0.subscribeNext { _ in withExtendedLifetime(channel) {} }
      }
      for subscription in subscriptions { subscription?.dispose() }
    }
    #expect(!channel.isAlive)
  }

  @Test("S122 the channel goes when a signal that never ends feeds a terminal")
  func channelFedByNeverGoes() {
    let (channel, _) = dropChannel { RACSignal.never().subscribe($0.leadingTerminal) }
    #expect(!channel.isAlive)
  }

  @inline(never)
  private func dropChannel(
    after use: (RACChannel<Payload>) -> Void
  ) -> (Weak<RACChannel<Payload>>, Weak<Payload>) {
    let value = Payload()
    var dropped: Weak<RACChannel<Payload>> = Weak(nil)
    asCurrent {
      let channel = RACChannel<Payload>()
      channel.leadingTerminal.sendNext(value)
      use(channel)
      dropped = Weak(channel)
    }
    return (dropped, Weak(value))
  }
}
