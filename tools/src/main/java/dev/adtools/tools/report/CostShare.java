package dev.adtools.tools.report;

import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Unit;
import dev.adtools.api.json.StrictJson;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
    private static final BigDecimal MOST = BigDecimal.valueOf(StrictJson.MAX_INTEGER);
    private static final int DAYS = 7;
    private static final int PART = 4;
    private static final String NOTHING = "the account cost nothing over its last " + DAYS + " complete days";

    /** Returns the share of what an account cost over its last {@value #DAYS} complete days. */
    public static CostShare ofWeek(BigDecimal micros) {
        if (micros.abs().compareTo(MOST) > 0) {
            return unread(ErrorCode.RULE_VIOLATION);
        }
        return micros.signum() > 0 ? new CostShare(micros, null) : new CostShare(null, NOTHING);
    }

    /** Returns the share of what could not be read. */
    public static CostShare unread(ErrorCode why) {
        return new CostShare(
                null, "what the account cost over its last " + DAYS + " complete days could not be read (" + why + ")");
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

    /**
     * Returns the guard that compares with the account's mean daily cost, or that has nothing to compare with, so that
     * every amount needs the name of the currency; nothing where the cost was not asked for.
     *
     * @param unit the unit in which the platform takes amounts
     * @param currency the account's currency
     * @param digits how many decimal digits its minor unit has
     */
    public Optional<BudgetUnitGuard> guard(Unit unit, String currency, int digits) {
        if (weekMicros == null) {
            return Optional.ofNullable(missing)
                    .map(why -> new BudgetUnitGuard(unit, null, "with nothing to compare it with: " + why));
        }
        BigDecimal mean = weekMicros.divide(BigDecimal.valueOf(DAYS), 0, RoundingMode.HALF_UP);
        String words = Money.ofMicros(mean.longValueExact(), currency, digits).amountMajor();
        return Optional.of(new BudgetUnitGuard(
                unit,
                mean,
                "the account's mean daily cost over its last " + DAYS + " complete days, " + words + " " + currency));
    }

    /** Returns warnings, and behind them why no share is shown. */
    public List<String> behind(List<String> warnings) {
        return Stream.concat(warnings.stream(), Stream.ofNullable(missing).map(CostShare::sentence))
                .toList();
    }

    private static String sentence(String why) {
        return why.substring(0, 1).toUpperCase(Locale.ROOT) + why.substring(1)
                + ", so no share of its daily cost is shown.";
    }

    private static @Nullable BigDecimal share(long dailyMicros, BigDecimal weekMicros) {
        return Ratios.quotient(BigDecimal.valueOf(dailyMicros).multiply(BigDecimal.valueOf(DAYS)), weekMicros);
    }
}
