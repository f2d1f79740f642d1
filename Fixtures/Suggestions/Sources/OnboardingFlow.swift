import SwiftUI

/// Which page of the onboarding is shown, said in flags as it has grown.
@Observable
final class OnboardingFlow {
  private(set) var hasSeenWelcome = false
  private(set) var hasAcceptedTerms = false
  private(set) var hasChosenPlan = false
  private(set) var isFinished = false
  private(set) var plan: Plan?

  enum Plan: String, CaseIterable {
    case free, personal, team
  }

  func leaveWelcome() {
    hasSeenWelcome = true
  }

  func acceptTerms() {
    guard hasSeenWelcome else { return }
    hasAcceptedTerms = true
  }

  func choose(_ plan: Plan) {
    guard hasAcceptedTerms else { return }
    self.plan = plan
    hasChosenPlan = true
  }

  func finish() {
    guard hasChosenPlan else { return }
    isFinished = true
  }

  func startOver() {
    hasSeenWelcome = false
    hasAcceptedTerms = false
    hasChosenPlan = false
    isFinished = false
    plan = nil
  }
}

struct OnboardingView: View {
  @State private var flow = OnboardingFlow()
  @AppStorage("onboarding.done") private var isDone = false

  var body: some View {
    Group {
      if flow.isFinished {
        Text("Welcome aboard")
          .onAppear { isDone = true }
      } else if flow.hasChosenPlan {
        Button("Start with \(flow.plan?.rawValue ?? "")") { flow.finish() }
      } else if flow.hasAcceptedTerms {
        ForEach(OnboardingFlow.Plan.allCases, id: \.self) { plan in
          Button(plan.rawValue) { flow.choose(plan) }
        }
      } else if flow.hasSeenWelcome {
        Button("I accept the terms") { flow.acceptTerms() }
      } else {
        Button("Hello") { flow.leaveWelcome() }
      }
    }
    .onChange(of: flow.isFinished) { _, isFinished in
      isDone = isFinished
    }
    .toolbar {
      Button("Start over", role: .destructive) { flow.startOver() }
    }
  }
}
