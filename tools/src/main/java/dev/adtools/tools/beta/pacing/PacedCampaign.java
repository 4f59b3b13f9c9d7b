package dev.adtools.tools.beta.pacing;

import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.rules.IsoTime;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A campaign, and what it spent this month.
 *
 * @param campaign the campaign
 * @param adSets its ad sets where they have the budgets; null where they were not read
 * @param spent what it spent
 * @param hasEnded whether its end has passed
 */
record PacedCampaign(BetaCampaign campaign, @Nullable List<BetaAdSet> adSets, Spent spent, boolean hasEnded) {

    private static final Set<String> ON = Set.of("ACTIVE", "WITH_ISSUES", "IN_PROCESS");

    static boolean isActive(String effectiveStatus) {
        return ON.contains(effectiveStatus);
    }

    static boolean needsAdSets(BetaCampaign campaign) {
        return isActive(campaign.effectiveStatus())
                && campaign.budget().daily() == null
                && campaign.budget().lifetime() == null;
    }

    boolean isActive() {
        return isActive(campaign.effectiveStatus());
    }

    /** Returns whether it may still spend. */
    boolean isRunning() {
        return isActive() && !hasEnded;
    }

    boolean isWorthARow() {
        return isActive() || spent.all().signum() > 0;
    }

    BudgetBasis basis() {
        if (!isActive()) {
            return BudgetBasis.NONE;
        } else if (campaign.budget().daily() != null) {
            return BudgetBasis.DAILY;
        } else if (campaign.budget().lifetime() != null) {
            return BudgetBasis.LIFETIME;
        }
        return adSetsDaily() == null ? BudgetBasis.NONE : BudgetBasis.AD_SETS;
    }

    /** Returns the days of a month on which it can spend; all of them when its life is not known. */
    Month days(Month month, ZoneId zone) {
        Month within =
                month.within(start(zone).orElse(month.first()), stop(zone).orElse(null));
        return within == null ? month : within;
    }

    private Optional<LocalDate> start(ZoneId zone) {
        return day(campaign.times().start(), zone);
    }

    private Optional<LocalDate> stop(ZoneId zone) {
        return day(campaign.times().stop(), zone);
    }

    private static Optional<LocalDate> day(@Nullable String time, ZoneId zone) {
        return Optional.ofNullable(time)
                .flatMap(IsoTime::parse)
                .map(moment -> moment.atZone(zone).toLocalDate());
    }

    /** Returns what it may spend in a month, in minor units; null when that is not known. */
    @Nullable
    BigDecimal budget(Month month, ZoneId zone) {
        boolean isOver =
                month.within(start(zone).orElse(month.first()), stop(zone).orElse(null)) == null;
        BigDecimal days = BigDecimal.valueOf(days(month, zone).days());
        return switch (basis()) {
            case DAILY ->
                isOver ? BigDecimal.ZERO : times(decimal(campaign.budget().daily()), days);
            case AD_SETS -> isOver ? BigDecimal.ZERO : times(adSetsDaily(), days);
            case LIFETIME -> isOver ? BigDecimal.ZERO : lifetime(month, zone);
            case ARGUMENT, CAMPAIGNS, NONE -> null;
        };
    }

    private static @Nullable BigDecimal times(@Nullable BigDecimal minor, BigDecimal days) {
        return minor == null ? null : minor.multiply(days);
    }

    private static @Nullable BigDecimal decimal(@Nullable Long minor) {
        return minor == null ? null : BigDecimal.valueOf(minor);
    }

    // A budget for a whole life has no share of a month unless that life has two ends.
    private @Nullable BigDecimal lifetime(Month month, ZoneId zone) {
        Long whole = campaign.budget().lifetime();
        Optional<LocalDate> start = start(zone);
        Optional<LocalDate> stop = stop(zone);
        if (whole == null || start.isEmpty() || stop.isEmpty()) {
            return null;
        }
        long life = new DayRange(start.get(), stop.get()).days();
        return Pace.scaled(BigDecimal.valueOf(whole), days(month, zone).days(), life);
    }

    private @Nullable BigDecimal adSetsDaily() {
        List<BetaAdSet> on = adSets == null
                ? List.of()
                : adSets.stream().filter(it -> isActive(it.effectiveStatus())).toList();
        BigDecimal sum = BigDecimal.ZERO;
        for (BetaAdSet adSet : on) {
            if (adSet.dailyBudget() == null) {
                return null;
            }
            sum = sum.add(BigDecimal.valueOf(adSet.dailyBudget()));
        }
        return on.isEmpty() ? null : sum;
    }
}
