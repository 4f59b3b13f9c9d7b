package dev.adtools.tools.beta.health;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.tools.beta.campaign.FoundCampaign;
import dev.adtools.tools.beta.metrics.Sums;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * All that the platform tells of a campaign.
 *
 * @param found the campaign and its account
 * @param days the days looked at
 * @param adSets its ad sets
 * @param ads its ads
 * @param now its numbers over the days, none when it was not shown
 * @param before the same of as many days before
 * @param daily the same of the days, one by one
 * @param peers the account's other campaigns of its objective; read only where spend brought nothing and has no target
 */
record CampaignReads(
        FoundCampaign found,
        DayRange days,
        List<BetaAdSet> adSets,
        List<BetaAd> ads,
        List<BetaReport.Row> now,
        List<BetaReport.Row> before,
        List<BetaReport.Row> daily,
        Peers peers) {

    /** Reads a campaign over whole days, which end yesterday in the account's time zone. */
    static Outcome<CampaignReads> of(
            BetaAds ads, FoundCampaign found, DiagnoseCampaignHealth arguments, CallContext context) {
        String id = found.campaign().id();
        LocalDate today = Preset.TODAY
                .days(context.now(), found.account().timezone(), new ArrayList<>())
                .until();
        DayRange days = new DayRange(today.minusDays(arguments.lookbackDays()), today.minusDays(1));
        Numbers numbers = new Numbers(ads, found, context);
        return ads.adSets(id, context.deadline())
                .outcome(Mode.READ)
                .then(adSets -> ads.ads(id, context.deadline())
                        .outcome(Mode.READ)
                        .then(all -> numbers.of(days, false)
                                .then(now -> numbers.of(days.before(), false)
                                        .then(before -> numbers.of(days, true)
                                                .then(daily -> peers(ads, found, days, arguments, now, context)
                                                        .map(peers -> new CampaignReads(
                                                                found, days, adSets, all, now, before, daily,
                                                                peers)))))));
    }

    private static Outcome<Peers> peers(
            BetaAds ads,
            FoundCampaign found,
            DayRange days,
            DiagnoseCampaignHealth arguments,
            List<BetaReport.Row> now,
            CallContext context) {
        boolean isToConvert =
                arguments.targetRoas() != null || Purpose.of(found.campaign().objective()) == Purpose.CONVERSIONS;
        return arguments.targetCpaMinor() == null && isToConvert && now.stream().anyMatch(CampaignReads::boughtNothing)
                ? Peers.read(ads, found, days, context)
                : Outcome.completed(Peers.NONE);
    }

    private static boolean boughtNothing(BetaReport.Row row) {
        return row.metrics().spend().signum() > 0 && row.metrics().conversions().signum() == 0;
    }

    private record Numbers(BetaAds ads, FoundCampaign found, CallContext context) {

        // People are in the rows of several days, so the sum of days would count them more than once.
        Outcome<List<BetaReport.Row>> of(DayRange days, boolean daily) {
            BetaReport report = new BetaReport(
                    BetaReport.Level.CAMPAIGN, days, List.of(found.campaign().id()), daily, null);
            return ads.report(found.account().id(), report, context.deadline())
                    .outcome(Mode.READ)
                    .then(rows -> Sums.of(
                                    rows.stream().map(BetaReport.Row::metrics).toList(), "/lookback_days")
                            .map(sums -> rows));
        }
    }
}
