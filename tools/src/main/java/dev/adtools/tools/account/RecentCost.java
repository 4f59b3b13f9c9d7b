package dev.adtools.tools.account;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.Metrics;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.CostShare;
import dev.adtools.tools.report.Metric;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads what an account cost lately, to compare it with what a call lets be spent; a failure leaves nothing to compare. */
public final class RecentCost {

    private static final Metric<Metrics> COST = Metric.money("cost_micros", Metrics::cost);

    private RecentCost() {}

    /** Reads it of an account on alpha, through a manager account where one is named. */
    public static CostShare of(
            AlphaAds ads, AlphaCustomer account, @Nullable AlphaAccountId login, CallContext context) {
        AlphaReport report =
                new AlphaReport(AlphaReport.Level.ACCOUNT, week(account.timezone(), context), List.of(), false, null);
        return share(context.grant(account.id())
                .flatMap(granted -> ads.in(granted, login, CostShare.readBy(context))
                        .report(report)
                        .outcome(Mode.READ))
                .map(rows -> rows.stream().map(AlphaReport.Row::metrics)));
    }

    /** Reads it of an account on beta. */
    public static CostShare of(BetaAds ads, BetaAccount account, CallContext context) {
        BetaReport report =
                new BetaReport(BetaReport.Level.ACCOUNT, week(account.timezone(), context), List.of(), false, null);
        return share(context.grant(account.id())
                .flatMap(granted -> ads.in(granted, CostShare.readBy(context))
                        .report(report)
                        .outcome(Mode.READ))
                .map(rows -> rows.stream().map(BetaReport.Row::metrics)));
    }

    private static DayRange week(String timezone, CallContext context) {
        return Preset.LAST_7D.days(context.now(), timezone, new ArrayList<>());
    }

    private static CostShare share(Outcome<Stream<Metrics>> rows) {
        return rows.fold(metrics -> share(metrics.toList()), failure -> CostShare.unread(failure.code()));
    }

    private static CostShare share(List<Metrics> rows) {
        return rows.stream().map(COST::complete).anyMatch(Objects::isNull)
                ? CostShare.unread(ErrorCode.PLATFORM_ERROR)
                : CostShare.ofWeek(rows.stream()
                        .map(Metrics::cost)
                        .reduce(BigDecimal.ZERO, BigDecimal::add)
                        .movePointRight(Amounts.MICRO_DIGITS));
    }
}
