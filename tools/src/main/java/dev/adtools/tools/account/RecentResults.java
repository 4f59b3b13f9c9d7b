package dev.adtools.tools.account;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.RecentDelivery;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.Metrics;
import dev.adtools.tools.report.CostShare;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads the delivery of a campaign over the last seven complete days, for the approver of a change. A failure leaves it out. */
public final class RecentResults {

    private static final int MICRO_DIGITS = 6;
    private static final BigDecimal WEEK = BigDecimal.valueOf(7);

    private RecentResults() {}

    /** Reads the delivery of a campaign on alpha; null when the platform gave no report. */
    public static @Nullable RecentDelivery of(
            AlphaAds ads,
            AlphaCustomer account,
            @Nullable AlphaAccountId login,
            AlphaCampaign campaign,
            CallContext context) {
        DayRange days = week(account.timezone(), context);
        AlphaReport report = new AlphaReport(AlphaReport.Level.CAMPAIGN, days, List.of(campaign.id()), false, null);
        Outcome<Stream<Metrics>> rows = context.grant(account.id())
                .flatMap(granted -> ads.in(granted, login, CostShare.readBy(context))
                        .report(report)
                        .outcome(Mode.READ))
                .map(found -> found.stream().map(AlphaReport.Row::metrics));
        long daily = campaign.budget().amountMicros();
        return new Week(
                        days,
                        campaign.delivery().primaryStatus(),
                        account.currency().code(),
                        daily)
                .of(rows);
    }

    /** Reads the delivery of a campaign on beta; null when the platform gave no report. */
    public static @Nullable RecentDelivery of(
            BetaAds ads, BetaAccount account, int minorDigits, BetaCampaign campaign, CallContext context) {
        DayRange days = week(account.timezone(), context);
        BetaReport report = new BetaReport(BetaReport.Level.CAMPAIGN, days, List.of(campaign.id()), false, null);
        Outcome<Stream<Metrics>> rows = context.grant(account.id())
                .flatMap(granted -> ads.in(granted, CostShare.readBy(context))
                        .report(report)
                        .outcome(Mode.READ))
                .map(found -> found.stream().map(BetaReport.Row::metrics));
        Long daily = campaign.budget().daily();
        long micros = daily == null
                ? 0
                : BigDecimal.valueOf(daily)
                        .movePointRight(MICRO_DIGITS - minorDigits)
                        .longValue();
        return new Week(days, campaign.effectiveStatus(), account.currency(), micros).of(rows);
    }

    private static DayRange week(String timezone, CallContext context) {
        return Preset.LAST_7D.days(context.now(), timezone, new ArrayList<>());
    }

    private record Week(DayRange days, String status, String currency, long dailyMicros) {

        @Nullable
        RecentDelivery of(Outcome<Stream<Metrics>> rows) {
            return rows.<@Nullable RecentDelivery>fold(found -> of(found.toList()), failure -> null);
        }

        private @Nullable RecentDelivery of(List<Metrics> rows) {
            boolean isPartial = rows.stream()
                    .map(row -> row.gaps().partial())
                    .anyMatch(names -> names.contains("cost_micros") || names.contains("conversions"));
            return isPartial ? null : complete(rows);
        }

        private RecentDelivery complete(List<Metrics> rows) {
            BigDecimal cost = sum(rows, Metrics::cost).movePointRight(MICRO_DIGITS);
            BigDecimal results = sum(rows, Metrics::conversions);
            BigDecimal perResult = Ratios.quotient(cost, results);
            return new RecentDelivery(
                    status,
                    days.since().toString(),
                    days.until().toString(),
                    currency,
                    cost.setScale(0, RoundingMode.HALF_UP).longValue(),
                    Ratios.quotient(cost, WEEK.multiply(BigDecimal.valueOf(dailyMicros))),
                    results.stripTrailingZeros().scale() < 0 ? results.setScale(0) : results,
                    perResult == null
                            ? null
                            : (Long) perResult.setScale(0, RoundingMode.HALF_UP).longValue());
        }

        private static BigDecimal sum(List<Metrics> rows, Function<Metrics, BigDecimal> figure) {
            return rows.stream().map(figure).reduce(BigDecimal.ZERO, BigDecimal::add);
        }
    }
}
