package dev.adtools.tools.pacing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Spend against a budget, in micros or minor units. What a budget or a complete day is needed for is null without one and once all
 * has ended.
 *
 * @param budget for the days of the month
 * @param spent so far
 * @param expected on complete days, were the budget of each spent
 * @param runRate a complete day on average
 * @param projected in all days of the month at that rate
 * @param requiredDaily a day from today on, to spend the rest of the budget; 0 when nothing is left
 * @param status how spend stands against what was expected
 */
public record PacingFigures(
        @Nullable BigDecimal budget,
        Spent spent,
        @Nullable BigDecimal expected,
        @Nullable BigDecimal runRate,
        @Nullable BigDecimal projected,
        @Nullable BigDecimal requiredDaily,
        PaceStatus status) {

    private static final BigDecimal PERCENT = BigDecimal.valueOf(100);

    /** Returns those of what has ended: all that it will ever spend is spent. */
    public static PacingFigures ended(Allowance allowance, Spent spent) {
        return new PacingFigures(allowance.budget(), spent, null, null, spent.known(), null, PaceStatus.ENDED);
    }

    /** Returns those of what is off: while it is, it spends nothing more. */
    public static PacingFigures off(Spent spent) {
        return new PacingFigures(null, spent, null, null, spent.known(), null, PaceStatus.UNKNOWN);
    }

    /** Returns those of many that are all off or have ended: on track is nothing that stands still. */
    public static PacingFigures stopped(Allowance allowance, Spent spent) {
        BigDecimal budget = allowance.budget();
        return new PacingFigures(
                budget,
                spent,
                null,
                null,
                spent.known(),
                null,
                isOver(spent, budget) ? PaceStatus.OVER : PaceStatus.UNKNOWN);
    }

    /** Compares spend with what may be spent. */
    public static PacingFigures of(Allowance allowance, Spent spent, int tolerancePercent) {
        return of(allowance, spent, spent, tolerancePercent);
    }

    /**
     * Compares spend with what may be spent, where only some go on spending.
     *
     * @param allowance what may be spent by all
     * @param spent what all have spent
     * @param running what those that go on have spent of it
     * @param tolerancePercent by how much they may differ
     */
    public static PacingFigures of(Allowance allowance, Spent spent, Spent running, int tolerancePercent) {
        BigDecimal budget = allowance.budget();
        if (spent.isPartial()) {
            return new PacingFigures(
                    budget,
                    spent,
                    allowance.expected(),
                    null,
                    null,
                    null,
                    status(allowance, budget, spent, tolerancePercent));
        }
        BigDecimal past = spent.beforeToday().multiply(BigDecimal.valueOf(allowance.complete()));
        BigDecimal ahead = running.beforeToday().multiply(BigDecimal.valueOf(allowance.remaining()));
        BigDecimal projected = scaled(past.add(ahead), 1, allowance.complete());
        BigDecimal left =
                budget == null ? null : budget.subtract(spent.beforeToday()).max(BigDecimal.ZERO);
        return new PacingFigures(
                budget,
                spent,
                allowance.expected(),
                scaled(spent.beforeToday(), 1, allowance.complete()),
                projected == null ? null : projected.max(spent.all()),
                scaled(left, 1, allowance.remaining()),
                status(allowance, budget, spent, tolerancePercent));
    }

    /** Adds up; what has no complete day yet is projected to spend its budget. */
    public static PacingFigures sum(List<PacingFigures> parts, int tolerancePercent) {
        BigDecimal budget = sum(parts, PacingFigures::budget);
        BigDecimal expected = sum(parts, PacingFigures::expected);
        Spent spent = parts.stream().map(PacingFigures::spent).reduce(Spent.NOTHING, Spent::plus);
        boolean hasRate = parts.stream().anyMatch(part -> part.runRate != null);
        // What nobody could spend on any complete day is no measure of pace.
        Allowance allowance = new Allowance(2, hasRate ? 1 : 0, budget, expected, 1);
        return new PacingFigures(
                budget,
                spent,
                expected,
                hasRate ? sum(parts, part -> Objects.requireNonNullElse(part.runRate, BigDecimal.ZERO)) : null,
                hasRate ? sum(parts, part -> part.projected == null ? part.budget : part.projected) : null,
                budget == null
                        ? null
                        : sum(parts, part -> Objects.requireNonNullElse(part.requiredDaily, BigDecimal.ZERO)),
                status(allowance, budget, spent, tolerancePercent));
    }

    private static @Nullable BigDecimal sum(
            List<PacingFigures> parts, Function<PacingFigures, @Nullable BigDecimal> part) {
        BigDecimal sum = BigDecimal.ZERO;
        for (PacingFigures one : parts) {
            BigDecimal amount = part.apply(one);
            if (amount == null) {
                return null;
            }
            sum = sum.add(amount);
        }
        return parts.isEmpty() ? null : sum;
    }

    private static PaceStatus status(
            Allowance allowance, @Nullable BigDecimal budget, Spent spent, int tolerancePercent) {
        BigDecimal expected = allowance.expectedTimes();
        if (isOver(spent, budget)) {
            return PaceStatus.OVER;
        } else if (expected == null || allowance.complete() == 0 || spent.isPartial()) {
            return PaceStatus.UNKNOWN;
        }
        // Multiplied out, so that nothing is rounded.
        BigDecimal actual = spent.beforeToday()
                .multiply(BigDecimal.valueOf(allowance.divisor()))
                .multiply(PERCENT);
        BigDecimal tolerance = BigDecimal.valueOf(tolerancePercent);
        if (actual.compareTo(expected.multiply(PERCENT.subtract(tolerance))) < 0) {
            return PaceStatus.UNDER;
        }
        return actual.compareTo(expected.multiply(PERCENT.add(tolerance))) > 0 ? PaceStatus.OVER : PaceStatus.ON_TRACK;
    }

    private static boolean isOver(Spent spent, @Nullable BigDecimal budget) {
        return budget != null && spent.all().compareTo(budget) > 0;
    }

    private static @Nullable BigDecimal scaled(@Nullable BigDecimal amount, long days, long by) {
        return amount == null || by == 0
                ? null
                : amount.multiply(BigDecimal.valueOf(days)).divide(BigDecimal.valueOf(by), 0, RoundingMode.HALF_UP);
    }
}
