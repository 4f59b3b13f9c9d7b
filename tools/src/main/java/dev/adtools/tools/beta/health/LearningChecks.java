package dev.adtools.tools.beta.health;

import dev.adtools.tools.beta.health.CampaignSnapshot.LearningStage;
import java.util.List;
import java.util.OptionalLong;

/** Checks how far the ad sets have learnt. The platform says nothing of some ad sets, which is no issue. */
final class LearningChecks implements HealthCheck {

    private static final long RECENT_HOURS = 72;

    @Override
    public void look(CampaignState state, HealthFindings findings) {
        List<AdSetState> all = state.delivery().adSets();
        List<AdSetState> adSets =
                all == null ? List.of() : all.stream().filter(AdSetState::isOn).toList();
        if (adSets.stream().noneMatch(AdSetState::tellsLearning)) {
            findings.skip(IssueCode.LEARNING, "nothing is known of how far ad sets that are on have learnt");
            findings.skip(IssueCode.LEARNING_LIMITED, "nothing is known of how far ad sets that are on have learnt");
        } else {
            learning(adSets, findings);
            limited(adSets, findings);
        }
        edit(adSets, findings);
    }

    private static void learning(List<AdSetState> adSets, HealthFindings findings) {
        long learning = adSets.stream().filter(AdSetState::isLearning).count();
        if (learning > 0) {
            findings.add(HealthIssue.of(
                    IssueCode.LEARNING,
                    Weight.INFO,
                    learning + " of " + adSets.size() + " ad sets are learning; their costs are not settled yet.",
                    Evidence.count("learning_ad_sets", learning, adSets.size()),
                    Confidence.STATED));
        }
    }

    private static void limited(List<AdSetState> adSets, HealthFindings findings) {
        List<AdSetState> limited = adSets.stream().filter(AdSetState::isLimited).toList();
        if (!limited.isEmpty()) {
            boolean isStated = limited.stream().anyMatch(it -> it.stage() == LearningStage.FAIL);
            findings.add(HealthIssue.of(
                    IssueCode.LEARNING_LIMITED,
                    Weight.high(15),
                    limited.size() + " of " + adSets.size() + " ad sets get too few events to learn.",
                    Evidence.count("learning_limited_ad_sets", limited.size(), adSets.size()),
                    isStated ? Confidence.STATED : Confidence.THUMB));
        }
    }

    private static void edit(List<AdSetState> adSets, HealthFindings findings) {
        OptionalLong last = adSets.stream()
                .map(AdSetState::editedHours)
                .filter(hours -> hours != null)
                .mapToLong(Long::longValue)
                .min();
        if (last.isEmpty()) {
            findings.skip(IssueCode.RECENT_EDIT, "when ad sets that are on were changed is not known");
        } else if (last.getAsLong() < RECENT_HOURS) {
            findings.add(HealthIssue.of(
                    IssueCode.RECENT_EDIT,
                    Weight.INFO,
                    "An ad set was changed " + last.getAsLong() + " hours ago.",
                    Evidence.count("hours_since_last_edit", last.getAsLong(), adSets.size()),
                    Confidence.STATED));
        }
    }
}
