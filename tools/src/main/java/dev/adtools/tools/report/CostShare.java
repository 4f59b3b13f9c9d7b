package dev.adtools.tools.report;

import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.SpendEffect;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Compares what a write lets be spent a day with what its account cost a day lately, for whoever decides. It is a figure
 * beside a plan and never part of it: it changes by itself, and what was approved must not.
 *
 * @param weekMicros what the account cost over its last {@value #DAYS} complete days, in micros of its currency; null
 *     when there is nothing to compare with
 * @param missing why there is nothing; null when there is, or when nobody asked
 */
public record CostShare(
        @Nullable BigDecimal weekMicros, @Nullable String missing) {

    /** No share, because nobody needs one. */
    public static final CostShare UNASKED = new CostShare(null, null);

    private static final String FIELD = "share_of_account_daily_cost_last_7d";
    private static final int DAYS = 7;
    private static final int PART = 4;

    /** Returns the share of what an account cost over its last {@value #DAYS} complete days. */
    public static CostShare ofWeek(BigDecimal micros) {
        return micros.signum() > 0
                ? new CostShare(micros, null)
                : new CostShare(
                        null,
                        "The account cost nothing over its last " + DAYS
                                + " complete days, so no share of its daily cost is shown.");
    }

    /** Returns the share of what could not be read. */
    public static CostShare unread(ErrorCode why) {
        return new CostShare(
                null,
                "What the account cost over its last " + DAYS + " complete days could not be read (" + why
                        + "), so no share of its daily cost is shown.");
    }

    /** Returns until when to read it: what is only shown must leave time for the write. */
    public static Instant readBy(CallContext context) {
        Instant now = context.now();
        return now.plus(Duration.between(now, context.deadline()).dividedBy(PART));
    }

    /** Returns figures, and behind them what the daily amounts are of the account's mean daily cost: 1 for as much as that. */
    public List<Change> behind(List<Change> figures, SpendEffect spend) {
        return weekMicros == null
                ? figures
                : Stream.concat(
                                figures.stream(),
                                Stream.of(new Change(
                                        FIELD,
                                        Cells.number(share(spend.dailyBefore().amountMicros(), weekMicros)),
                                        Cells.number(share(spend.dailyAfter().amountMicros(), weekMicros)))))
                        .toList();
    }

    /** Returns warnings, and behind them why no share is shown. */
    public List<String> behind(List<String> warnings) {
        return Stream.concat(warnings.stream(), Stream.ofNullable(missing)).toList();
    }

    private static @Nullable BigDecimal share(long dailyMicros, BigDecimal weekMicros) {
        return Ratios.quotient(BigDecimal.valueOf(dailyMicros).multiply(BigDecimal.valueOf(DAYS)), weekMicros);
    }
}
