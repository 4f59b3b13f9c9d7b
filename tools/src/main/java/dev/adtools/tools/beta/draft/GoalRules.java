package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.Objective;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Closest;
import dev.adtools.tools.rules.Node;
import java.util.Optional;

/** Checks that the ad sets' goals fit the objective. */
final class GoalRules {

    private GoalRules() {}

    /** Applies CMP-GOAL-1. */
    static void check(CampaignDraft draft, Checks checks) {
        if (draft.adSets().isEmpty()) {
            checks.skip(CampaignRule.CMP_GOAL_1);
            return;
        }
        Check rule = checks.rule(CampaignRule.CMP_GOAL_1);
        draft.adSets().forEach(adSet -> goal(adSet.at("optimization_goal"), draft.objective(), rule));
    }

    private static void goal(Node goal, Optional<Objective> objective, Check rule) {
        String name = goal.text().orElse("");
        String usual = objective.map(known -> String.join(", ", known.goals())).orElse("");
        if (!Objective.isGoal(name)) {
            rule.error(
                    goal,
                    goal.absent() ? "An ad set needs an optimization_goal." : "This is not an optimization goal.",
                    usual,
                    Closest.hint(name, Objective.allGoals()));
        } else if (objective.filter(known -> !known.goals().contains(name)).isPresent()) {
            // The platform changes this table often, so an unusual pair is not an error.
            rule.warn(
                    goal,
                    "This goal is unusual under the campaign's objective.",
                    usual,
                    "Check that the account has it.");
        }
    }
}
