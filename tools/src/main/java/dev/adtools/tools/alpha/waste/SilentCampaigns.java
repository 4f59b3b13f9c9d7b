package dev.adtools.tools.alpha.waste;

import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.report.AnswerSize;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds campaigns without any conversion that have cost as much as three should. */
final class SilentCampaigns {

    private static final int MOST = 20;
    private static final int MOST_BYTES = 18_000;
    private static final Comparator<SilentCampaign> DEAREST =
            Comparator.comparingLong(SilentCampaign::costMicros).reversed().thenComparing(SilentCampaign::campaignId);

    private final List<SilentCampaign> campaigns = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    SilentCampaigns(WasteRows.Parts<AlphaReport.Row> rows, AlphaMetrics account, Threshold threshold) {
        Map<String, AlphaMetrics> judged = new HashMap<>();
        rows.judged().forEach(row -> add(row, judged));
        Map<String, AlphaMetrics> all = new HashMap<>(judged);
        rows.recent().forEach(row -> add(row, all));
        Set<String> named = new HashSet<>();
        for (AlphaReport.Row row : rows.all()) {
            AlphaReport.Named campaign = row.campaign();
            if (campaign != null && named.add(campaign.id())) {
                AlphaMetrics sum = all.getOrDefault(campaign.id(), AlphaMetrics.NONE);
                AlphaMetrics old = judged.getOrDefault(campaign.id(), AlphaMetrics.NONE);
                boolean isAny = account.conversions().signum() != 0;
                boolean isDue = isAny ? threshold.expectsThreeConversions(old, account) : sum.clicks() > 0;
                BigDecimal conversions = AlphaMetric.CONVERSIONS.complete(sum);
                if (conversions != null && conversions.signum() == 0 && isDue) {
                    ids.add(campaign.id());
                    campaigns.add(new SilentCampaign(
                            campaign.id(),
                            Cells.known(campaign.name()),
                            sum.clicks(),
                            sum.costMicros(),
                            Ratios.quotient(sum.costMicros(), account.costMicros())));
                }
            }
        }
        campaigns.sort(DEAREST);
    }

    private static void add(AlphaReport.Row row, Map<String, AlphaMetrics> sums) {
        AlphaReport.Named campaign = row.campaign();
        if (campaign != null) {
            sums.merge(campaign.id(), row.metrics(), AlphaMetrics::plus);
        }
    }

    boolean has(String campaignId) {
        return ids.contains(campaignId);
    }

    int count() {
        return campaigns.size();
    }

    long costMicros() {
        return campaigns.stream().mapToLong(SilentCampaign::costMicros).sum();
    }

    List<String> ids() {
        return campaigns.stream().map(SilentCampaign::campaignId).toList();
    }

    /** Returns the dearest of them, as many as an answer has room for. */
    List<SilentCampaign> dearest() {
        List<SilentCampaign> most = campaigns.subList(0, Math.min(MOST, campaigns.size()));
        return AnswerSize.first(most, MOST_BYTES, SilentCampaign::bytes);
    }
}
