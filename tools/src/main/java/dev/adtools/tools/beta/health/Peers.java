package dev.adtools.tools.beta.health;

import dev.adtools.api.Outcome;
import dev.adtools.tools.beta.campaign.BetaFoundCampaign;
import dev.adtools.tools.beta.metrics.BetaAccountReads;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.DayRange;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Spend and results, in the same days, of an account's other campaigns with the objective of one.
 *
 * @param spend what they cost, in units of the currency
 * @param results their results; 0 when there are too few to tell what one costs
 */
record Peers(BigDecimal spend, BigDecimal results) {

    /** No peers. */
    static final Peers NONE = new Peers(BigDecimal.ZERO, BigDecimal.ZERO);

    static Outcome<Peers> read(
            BetaAccountReads reads,
            BetaFoundCampaign found,
            DayRange days,
            Purpose purpose,
            BetaConversion conversion) {
        BetaReport report = new BetaReport(BetaReport.Level.CAMPAIGN, days, List.of(), false, null, conversion);
        return reads.campaigns(found.account())
                .flatMap(campaigns -> reads.report(found.account(), report)
                        .map(rows -> of(rows, ids(campaigns, found.campaign()), purpose)));
    }

    private static Set<String> ids(List<BetaCampaign> campaigns, BetaCampaign one) {
        return campaigns.stream()
                .filter(it -> it.objective().equals(one.objective()) && !it.id().equals(one.id()))
                .map(BetaCampaign::id)
                .collect(Collectors.toSet());
    }

    private static Peers of(List<BetaReport.Row> rows, Set<String> ids, Purpose purpose) {
        Peers all = rows.stream()
                .filter(row ->
                        row.campaign() != null && ids.contains(row.campaign().id()))
                .map(BetaReport.Row::metrics)
                .filter(metrics -> metrics.gaps().unknown().isEmpty())
                .map(metrics -> new Peers(metrics.spend(), purpose.results(metrics)))
                .reduce(NONE, Peers::plus);
        boolean isEnough = all.results.compareTo(purpose.least()) >= 0 && all.spend.signum() > 0;
        return isEnough ? all : NONE;
    }

    private Peers plus(Peers other) {
        return new Peers(spend.add(other.spend), results.add(other.results));
    }
}
