package dev.adtools.tools.alpha.campaigns;

import dev.adtools.tools.alpha.metrics.CampaignEnd;
import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Says of all campaigns that were found, on every page, how many there are and what stands out. */
final class CampaignsNarration {

    private static final Set<String> TROUBLED = Set.of("LIMITED", "MISCONFIGURED", "NOT_ELIGIBLE");

    private final ReportScope<AlphaCustomer> scope;
    private final List<MeasuredCampaign> campaigns;
    private final LocalDateTime now;

    CampaignsNarration(ReportScope<AlphaCustomer> scope, List<MeasuredCampaign> campaigns, Instant now) {
        this.scope = scope;
        this.campaigns = campaigns;
        this.now = CampaignEnd.at(now, scope.account().timezone());
    }

    int total() {
        return campaigns.size();
    }

    String summary() {
        if (campaigns.isEmpty()) {
            return "No campaigns match.";
        }
        Map<String, Long> byStatus =
                campaigns.stream().collect(Collectors.groupingBy(this::status, TreeMap::new, Collectors.counting()));
        String counts = byStatus.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(", "));
        return campaigns.size() + " campaign(s): " + counts + "." + budgets();
    }

    private String status(MeasuredCampaign row) {
        String status = row.campaign().status();
        return (isOurWord(status) ? status : "others") + (hasEnded(row) ? " that have ended" : "");
    }

    private static boolean isOurWord(String status) {
        return Arrays.stream(OwnerStatus.values()).anyMatch(word -> word.is(status));
    }

    // A shared budget is counted once, however many campaigns use it.
    private String budgets() {
        Map<String, Long> byId = running(row -> row.campaign().budget().amountMicros() > 0).stream()
                .map(row -> row.campaign().budget())
                .collect(Collectors.toMap(AlphaCampaign.Budget::id, AlphaCampaign.Budget::amountMicros, Math::max));
        try {
            long micros = byId.values().stream().reduce(0L, Math::addExact);
            return micros == 0
                    ? ""
                    : " Those that are enabled and have not ended may spend " + scope.words(micros) + " a day.";
        } catch (ArithmeticException beyondAnyMoney) {
            return "";
        }
    }

    List<Insight> insights(boolean hasMetrics, boolean isPart) {
        List<Insight> insights = new ArrayList<>();
        add(
                insights,
                CampaignsInsight.LIMITED_DELIVERY,
                " enabled campaign(s) do not deliver as they should; primary_status_reasons says why.",
                running(row -> TROUBLED.contains(row.campaign().delivery().primaryStatus())));
        add(
                insights,
                CampaignsInsight.BUDGET_LIMITED,
                " enabled campaign(s) could deliver more with a higher budget.",
                running(row -> row.campaign().delivery().reasons().contains("BUDGET_CONSTRAINED")));
        add(
                insights,
                CampaignsInsight.ENDED,
                " campaign(s) are enabled and have ended, so they deliver nothing until their ends are moved.",
                campaigns.stream().filter(this::hasEnded).toList());
        add(
                insights,
                CampaignsInsight.SHARED_BUDGETS,
                " campaign(s) use a shared budget; its amount is not theirs alone.",
                campaigns.stream()
                        .filter(row -> row.campaign().budget().shared())
                        .toList());
        if (hasMetrics) {
            add(
                    insights,
                    CampaignsInsight.ENABLED_AND_IDLE,
                    " enabled campaign(s) were not shown, " + scope.dates() + ".",
                    running(row -> row.metrics().impressions() == 0
                            && row.metrics().gaps().unknown().isEmpty()));
        }
        if (hasMetrics) {
            insights.addAll(scope.notes(campaigns.stream().map(MeasuredCampaign::metrics)));
        }
        if (hasMetrics && isPart) {
            insights.add(Insight.of(
                    CampaignsInsight.PART_OF_ACCOUNT,
                    "These sums are a part of what the account did: campaigns that do not match, removed ones too"
                            + " unless status names them, are not in them."));
        }
        return insights;
    }

    private boolean hasEnded(MeasuredCampaign row) {
        return isEnabled(row) && CampaignEnd.hasEnded(row.campaign(), now);
    }

    private static boolean isEnabled(MeasuredCampaign row) {
        return OwnerStatus.ENABLED.is(row.campaign().status());
    }

    private List<MeasuredCampaign> running(Predicate<MeasuredCampaign> condition) {
        return campaigns.stream()
                .filter(row -> isEnabled(row) && !hasEnded(row))
                .filter(condition)
                .toList();
    }

    private static void add(
            List<Insight> insights, CampaignsInsight code, String message, List<MeasuredCampaign> about) {
        Insight.add(
                insights,
                code,
                message,
                about.stream().map(row -> row.campaign().id()).toList());
    }
}
