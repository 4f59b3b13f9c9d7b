package dev.adtools.tools.beta.pacing;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.tools.beta.metrics.BetaAccountReads;
import dev.adtools.tools.beta.metrics.BetaMetric;
import dev.adtools.tools.beta.pacing.BetaPacingAnswer.Campaign;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.pacing.OwnChanges;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaReportAnswer;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import dev.adtools.tools.rules.IsoTime;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Compares what was spent since the month began, in the account's time zone, with the budgets. */
public final class GetBetaBudgetPacingHandler
        implements ReadHandler<GetBetaBudgetPacing, Rows<BetaPacingAnswer, Campaign>> {

    private final BetaAds ads;
    private final ChangeHistory changes;

    public GetBetaBudgetPacingHandler(BetaAds ads, ChangeHistory changes) {
        this.ads = ads;
        this.changes = changes;
    }

    @Override
    public Outcome<Rows<BetaPacingAnswer, Campaign>> read(GetBetaBudgetPacing arguments, CallContext context) {
        return new BetaAccountReads(ads, context)
                .scope(arguments.accountId(), Preset.THIS_MONTH, false)
                .flatMap(scope -> Optional.ofNullable(scope.minorDigits())
                        .map(minorDigits -> read(arguments, scope, minorDigits, context))
                        .orElseGet(() -> BetaPacingRule.PACING_CURRENCY_1.broken(
                                "/account_id", "must be an account whose currency's unit is known")));
    }

    private Outcome<Rows<BetaPacingAnswer, Campaign>> read(
            GetBetaBudgetPacing arguments, ReportScope<BetaAccount> scope, int minorDigits, CallContext context) {
        WantedCampaigns wanted = WantedCampaigns.of(arguments.campaignIds());
        BetaReport report = new BetaReport(
                BetaReport.Level.CAMPAIGN,
                scope.days(),
                wanted.ids(),
                true,
                null,
                BetaConversion.ALL,
                wanted.ids().isEmpty());
        BetaAccountReads reads = new BetaAccountReads(ads, context);
        return reads.campaigns(scope.account())
                .flatMap(all -> wanted.unknown(
                                all.stream().map(BetaCampaign::id).toList())
                        .flatMap(unknown -> {
                            List<BetaCampaign> campaigns = all.stream()
                                    .filter(it -> wanted.includes(it.id()))
                                    .toList();
                            return reads.numbers(scope.account(), report)
                                    .flatMap(GetBetaBudgetPacingHandler::addable)
                                    .flatMap(answer -> Budgets.read(ads, campaigns, context)
                                            .flatMap(budgets -> {
                                                AccountSpend spent =
                                                        AccountSpend.of(answer, scope.today(), minorDigits);
                                                return new BetaPacingWriter(
                                                                arguments,
                                                                scope,
                                                                minorDigits,
                                                                notes(scope, answer),
                                                                ads.source())
                                                        .answer(
                                                                paced(
                                                                        campaigns,
                                                                        budgets,
                                                                        spent.byCampaign(),
                                                                        scope,
                                                                        context.now()),
                                                                spent.beyond(campaigns),
                                                                wanted,
                                                                unknown,
                                                                budgets.unread());
                                            }));
                        }));
    }

    private static List<Insight> notes(ReportScope<BetaAccount> scope, BetaReportAnswer answer) {
        Stream<BetaReport.Row> rows = Stream.concat(answer.rows().stream(), answer.ofAccount().stream());
        return scope.notes(rows.map(BetaReport.Row::metrics), answer.path());
    }

    private static Outcome<BetaReportAnswer> addable(BetaReportAnswer answer) {
        return BetaMetric.sums(metrics(answer.rows()))
                .flatMap(sums -> BetaMetric.sums(metrics(answer.ofAccount())))
                .map(sums -> answer);
    }

    private static List<BetaMetrics> metrics(List<BetaReport.Row> rows) {
        return rows.stream().map(BetaReport.Row::metrics).toList();
    }

    private List<BetaPacedCampaign> paced(
            List<BetaCampaign> campaigns,
            Budgets budgets,
            Map<String, Spent> spent,
            ReportScope<BetaAccount> scope,
            Instant now) {
        ZoneId zone = Period.zone(scope.account().timezone());
        OwnChanges own = OwnChanges.read(
                changes, scope.account().id(), Month.of(scope.today()).first(), zone);
        return campaigns.stream()
                .map(it -> new BetaPacedCampaign(
                        it,
                        budgets.adSets().get(it.id()),
                        spent.getOrDefault(it.id(), Spent.NOTHING),
                        hasEnded(it, now),
                        new CampaignHistory(it, own.of(it.id()), zone)))
                .toList();
    }

    private static boolean hasEnded(BetaCampaign campaign, Instant now) {
        return Optional.ofNullable(campaign.times().stop())
                .flatMap(IsoTime::parse)
                .filter(stop -> !stop.isAfter(now))
                .isPresent();
    }
}
