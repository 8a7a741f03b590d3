// ScenarioKit
