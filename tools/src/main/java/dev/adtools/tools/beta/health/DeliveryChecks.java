package dev.adtools.tools.beta.health;

import dev.adtools.tools.beta.health.CampaignState.Delivery;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks whether a campaign delivers at all. */
final class DeliveryChecks implements HealthCheck {

    private static final String WITH_ISSUES = "WITH_ISSUES";
    private static final Set<String> GONE = Set.of("DELETED", "ARCHIVED");
    private static final long DAY_HOURS = 24;

    @Override
    public void look(CampaignState state, HealthFindings findings) {
        status(state.delivery(), findings);
        issues(state.delivery(), findings);
        ads(state.delivery().adStatuses(), findings);
        spend(state, findings);
    }

    private static void status(Delivery delivery, HealthFindings findings) {
        Optional<String> off = delivery.off();
        if (off.isPresent()) {
            findings.add(HealthIssue.of(
                    IssueCode.DELIVERY_NOT_ACTIVE,
                    Weight.INFO,
                    "Nothing can deliver, for " + off.get() + ", so it is not judged.",
                    Evidence.word("effective_status", delivery.status()),
                    Confidence.STATED));
        } else if (delivery.status() == null) {
            findings.skip(IssueCode.DELIVERY_NOT_ACTIVE, "the effective status is not known");
        }
    }

    private static void issues(Delivery delivery, HealthFindings findings) {
        List<AdSetState> adSets = delivery.adSets() == null ? List.of() : delivery.adSets();
        long adSetsWithIssues =
                adSets.stream().filter(it -> WITH_ISSUES.equals(it.status())).count();
        long issues = delivery.issues().size();
        if (WITH_ISSUES.equals(delivery.status()) || adSetsWithIssues > 0 || issues > 0) {
            findings.add(HealthIssue.of(
                    IssueCode.DELIVERY_WITH_ISSUES,
                    Weight.critical(30),
                    "The platform lists " + issues + " issues of the campaign and its ad sets, " + adSetsWithIssues
                            + " ad sets have the status WITH_ISSUES.",
                    Evidence.count("delivery_issues", issues, adSets.size() + 1L),
                    Confidence.STATED));
        } else if (delivery.status() == null && delivery.adSets() == null) {
            findings.skip(IssueCode.DELIVERY_WITH_ISSUES, "neither a status nor ad sets are known");
        }
    }

    private static void ads(@Nullable List<String> statuses, HealthFindings findings) {
        long kept = statuses == null
                ? 0
                : statuses.stream().filter(it -> !GONE.contains(it)).count();
        if (statuses == null || kept == 0) {
            String reason = statuses == null ? "the ads are not known" : "there are no ads";
            findings.skip(IssueCode.ADS_DISAPPROVED, reason);
            findings.skip(IssueCode.BILLING, reason);
            return;
        }
        long disapproved = statuses.stream().filter("DISAPPROVED"::equals).count();
        if (disapproved > 0) {
            findings.add(HealthIssue.of(
                    IssueCode.ADS_DISAPPROVED,
                    disapproval(disapproved, kept),
                    disapproved + " of " + kept + " ads are disapproved.",
                    Evidence.count("disapproved_ads", disapproved, kept),
                    Confidence.STATED));
        }
        long unbilled = statuses.stream().filter("PENDING_BILLING_INFO"::equals).count();
        if (unbilled > 0) {
            findings.add(HealthIssue.of(
                    IssueCode.BILLING,
                    Weight.critical(40),
                    unbilled + " of " + kept + " ads wait for billing information.",
                    Evidence.count("ads_pending_billing_info", unbilled, kept),
                    Confidence.STATED));
        }
    }

    private static Weight disapproval(long disapproved, long all) {
        if (disapproved == all) {
            return Weight.critical(40);
        }
        return Weight.high(disapproved * 2 >= all ? 25 : 10);
    }

    private static void spend(CampaignState state, HealthFindings findings) {
        BigDecimal now = state.now().spend();
        BigDecimal before = state.before() == null ? null : state.before().spend();
        Long hours = state.delivery().activeHours();
        if (now == null || before == null) {
            findings.skip(IssueCode.ZERO_SPEND, "what was spent, now and before, is not known");
        } else if (state.delivery().off().isPresent()) {
            findings.skip(IssueCode.ZERO_SPEND, state.delivery().off().get());
        } else if (state.budget().ownDays() == 0) {
            findings.skip(IssueCode.ZERO_SPEND, "the campaign was off on all of these days");
        } else if (hours != null && hours <= DAY_HOURS) {
            findings.skip(IssueCode.ZERO_SPEND, "the campaign was changed within 24 hours");
        } else if (now.signum() == 0 && before.signum() > 0) {
            findings.add(HealthIssue.of(
                    IssueCode.ZERO_SPEND,
                    Weight.critical(40),
                    "Nothing was spent in " + state.days() + " days, and something was in those before.",
                    Evidence.of("cost_minor", now, before, BigDecimal.valueOf(state.days())),
                    Confidence.COUNTED));
        }
    }
}
