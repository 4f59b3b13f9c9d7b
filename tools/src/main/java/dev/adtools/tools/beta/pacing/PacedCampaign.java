package dev.adtools.tools.beta.pacing;

import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.pacing.Allowance;
import dev.adtools.tools.pacing.BudgetHistory;
import dev.adtools.tools.pacing.CampaignChanges;
import dev.adtools.tools.pacing.DeliveryDays;
import dev.adtools.tools.pacing.Figures;
import dev.adtools.tools.pacing.Life;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.rules.IsoTime;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
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
 * @param changes what this service changed in it this month
 */
record PacedCampaign(
        BetaCampaign campaign,
        @Nullable List<BetaAdSet> adSets,
        Spent spent,
        boolean hasEnded,
        CampaignChanges changes) {

    private static final String STATUS = "status";
    private static final String DAILY_BUDGET = "daily_budget";
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

    /** Returns its days: from when it was to start, or was made, if that is later. */
    Life life(ZoneId zone) {
        LocalDate start = day(campaign.times().start(), zone).orElse(null);
        LocalDate created = day(campaign.times().created(), zone).orElse(null);
        boolean isLater = start == null || (created != null && created.isAfter(start));
        return new Life(
                isLater ? created : start, day(campaign.times().stop(), zone).orElse(null));
    }

    private static Optional<LocalDate> day(@Nullable String time, ZoneId zone) {
        return Optional.ofNullable(time)
                .flatMap(IsoTime::parse)
                .map(moment -> moment.atZone(zone).toLocalDate());
    }

    /** Returns the days of a month on which it could deliver, or can from today on. */
    DeliveryDays days(Month month, ZoneId zone) {
        return DeliveryDays.of(
                month,
                life(zone),
                day -> new JsonString(BetaSwitch.ACTIVE.name()).equals(changes.at(STATUS, status(), day)));
    }

    private JsonValue status() {
        return new JsonString(campaign.status());
    }

    /** Returns how well it is known what it was set to since a month began. */
    BudgetHistory history(Month month, ZoneId zone) {
        Long daily = campaign.budget().daily();
        List<CampaignChanges.Field> fields = new ArrayList<>(List.of(new CampaignChanges.Field(STATUS, status())));
        if (daily != null) {
            fields.add(new CampaignChanges.Field(DAILY_BUDGET, JsonNumber.of(daily)));
        }
        BudgetHistory history = changes.history(fields);
        return history == BudgetHistory.ASSUMED && basis() != BudgetBasis.AD_SETS && isUnchanged(month, zone)
                ? BudgetHistory.UNCHANGED
                : history;
    }

    private boolean isUnchanged(Month month, ZoneId zone) {
        Instant began = month.first().atStartOfDay(zone).toInstant();
        Instant created = IsoTime.parse(campaign.times().created()).orElse(Instant.MIN);
        return IsoTime.parse(campaign.times().updated())
                .filter(updated -> updated.isBefore(began) || !updated.isAfter(created))
                .isPresent();
    }

    Figures figures(Month month, ZoneId zone, int tolerancePercent) {
        Allowance allowance = allowance(month, zone);
        if (hasEnded) {
            return Figures.ended(allowance, spent);
        }
        return isActive() ? Figures.of(allowance, spent, tolerancePercent) : Figures.off(spent);
    }

    private Allowance allowance(Month month, ZoneId zone) {
        DeliveryDays days = days(month, zone);
        Long daily = campaign.budget().daily();
        Long lifetime = campaign.budget().lifetime();
        BigDecimal adSets = adSetsDaily();
        if (daily != null) {
            return Allowance.ofDays(days, day -> daily(daily, day), BigDecimal.valueOf(daily));
        } else if (lifetime != null) {
            return Allowance.ofLife(days, month, life(zone), BigDecimal.valueOf(lifetime));
        }
        return adSets == null ? Allowance.unknown(days) : Allowance.ofDays(days, day -> adSets, adSets);
    }

    private BigDecimal daily(long now, LocalDate day) {
        return changes.at(DAILY_BUDGET, JsonNumber.of(now), day) instanceof JsonNumber then
                ? then.value()
                : BigDecimal.valueOf(now);
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
