package dev.adtools.tools.beta.health;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.tools.beta.campaign.BetaFoundCampaign;
import dev.adtools.tools.beta.metrics.BetaAccountReads;
import dev.adtools.tools.beta.metrics.BetaMetric;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.pacing.CampaignChanges;
import dev.adtools.tools.pacing.OwnChanges;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.ReadPath;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * All facts that the platform tells of a campaign.
 *
 * @param found the campaign and its account
 * @param days the days looked at
 * @param adSets its ad sets
 * @param ads its ads
 * @param now its numbers over the days, none when it was not shown
 * @param before the same of as many days before
 * @param daily the same of the days, one by one
 * @param peers the account's other campaigns of its objective; read only where spend has no target to be held against
 * @param conversion what counts as a conversion in all of these numbers
 * @param changes what this service changed in it since the days began
 * @param path the way that the numbers were read
 */
record CampaignReads(
        BetaFoundCampaign found,
        DayRange days,
        List<BetaAdSet> adSets,
        List<BetaAd> ads,
        List<BetaReport.Row> now,
        List<BetaReport.Row> before,
        List<BetaReport.Row> daily,
        Peers peers,
        BetaConversion conversion,
        CampaignChanges changes,
        ReadPath path) {

    /** Reads a campaign over whole days, which end yesterday in the account's time zone. */
    static Outcome<CampaignReads> of(
            BetaAds ads,
            ChangeHistory history,
            BetaFoundCampaign found,
            DiagnoseCampaignHealth arguments,
            CallContext context) {
        String id = found.campaign().id();
        LocalDate today = Preset.TODAY
                .days(context.now(), found.account().timezone(), new ArrayList<>())
                .until();
        DayRange days = new DayRange(today.minusDays(arguments.lookbackDays()), today.minusDays(1));
        BetaConversion conversion = conversion(arguments, found.campaign());
        CampaignChanges changes = OwnChanges.read(
                        history,
                        found.account().id(),
                        days.since(),
                        Period.zone(found.account().timezone()))
                .of(id);
        BetaAccountReads reads = new BetaAccountReads(ads, context);
        Reports reports = new Reports(reads, found, conversion);
        return ads.adSets(found.granted(), context.deadline())
                .outcome(Mode.READ)
                .flatMap(adSets -> ads.ads(found.granted(), context.deadline())
                        .outcome(Mode.READ)
                        .flatMap(all -> reports.of(days, false)
                                .flatMap(now -> reports.of(days.before(), false)
                                        .flatMap(before -> reports.of(days, true)
                                                .flatMap(daily -> reports.peers(days, arguments, now)
                                                        .map(peers -> new CampaignReads(
                                                                found,
                                                                days,
                                                                adSets,
                                                                all,
                                                                now,
                                                                before,
                                                                daily,
                                                                peers,
                                                                conversion,
                                                                changes,
                                                                reads.path())))))));
    }

    private static BetaConversion conversion(DiagnoseCampaignHealth arguments, BetaCampaign campaign) {
        BetaConversion said = arguments.conversion();
        return said == null ? Purpose.conversion(campaign.objective(), arguments.targetRoas() != null) : said;
    }

    private record Reports(BetaAccountReads reads, BetaFoundCampaign found, BetaConversion conversion) {

        // People are in the rows of several days, so the sum of days would count them more than once.
        Outcome<List<BetaReport.Row>> of(DayRange days, boolean daily) {
            BetaReport report = new BetaReport(
                    BetaReport.Level.CAMPAIGN, days, List.of(found.campaign().id()), daily, null, conversion);
            return reads.report(found.account(), report)
                    .flatMap(rows -> BetaMetric.sums(
                                    rows.stream().map(BetaReport.Row::metrics).toList(), "/lookback_days")
                            .map(sums -> rows));
        }

        Outcome<Peers> peers(DayRange days, DiagnoseCampaignHealth arguments, List<BetaReport.Row> now) {
            BetaMetrics metrics = now.isEmpty() ? BetaMetrics.NONE : now.get(0).metrics();
            // A target for what conversions are worth says nothing where there are none.
            boolean hasTarget = arguments.targetCpaMinor() != null
                    || (arguments.targetRoas() != null && metrics.conversions().signum() > 0);
            Purpose purpose =
                    Purpose.of(found.campaign().objective(), arguments.targetRoas() != null, metrics.conversions());
            return !hasTarget && purpose.isCounted() && metrics.spend().signum() > 0
                    ? Peers.read(reads, found, days, purpose, conversion)
                    : Outcome.completed(Peers.NONE);
        }
    }
}
