package dev.adtools.tools.beta.pacing;

import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.pacing.BudgetHistory;
import dev.adtools.tools.pacing.CampaignChanges;
import dev.adtools.tools.pacing.Life;
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
import org.jspecify.annotations.Nullable;

/**
 * History of a campaign: what is known of when it was on, and with which budget.
 *
 * @param campaign the campaign
 * @param changes what this service changed in it
 * @param zone the account's time zone
 */
public record CampaignHistory(BetaCampaign campaign, CampaignChanges changes, ZoneId zone) {

    private static final String STATUS = "status";
    private static final String DAILY_BUDGET = "daily_budget";

    /** Returns its days: from when it was to start, or was made, if that is later. */
    public Life life() {
        LocalDate start = day(campaign.times().start()).orElse(null);
        LocalDate created = day(campaign.times().created()).orElse(null);
        boolean isLater = start == null || (created != null && created.isAfter(start));
        return new Life(isLater ? created : start, day(campaign.times().stop()).orElse(null));
    }

    private Optional<LocalDate> day(@Nullable String time) {
        return Optional.ofNullable(time)
                .flatMap(IsoTime::parse)
                .map(moment -> moment.atZone(zone).toLocalDate());
    }

    /** Returns whether its owners had it on at the end of a day. */
    public boolean wasOn(LocalDate day) {
        return new JsonString(BetaSwitch.ACTIVE.name()).equals(changes.at(STATUS, status(), day));
    }

    private JsonValue status() {
        return new JsonString(campaign.status());
    }

    /**
     * Returns its own budget at the end of a day.
     *
     * @param now the one that it has now
     * @param day the day
     */
    public BigDecimal dailyBudget(long now, LocalDate day) {
        return changes.at(DAILY_BUDGET, JsonNumber.of(now), day) instanceof JsonNumber then
                ? then.value()
                : BigDecimal.valueOf(now);
    }

    /**
     * Returns how well that is known.
     *
     * @param since the first day that it is asked for
     * @param isOwn whether the campaign has its budget itself, and not its ad sets, whose changes it does not tell
     */
    public BudgetHistory known(LocalDate since, boolean isOwn) {
        Long daily = campaign.budget().daily();
        List<CampaignChanges.Field> fields = new ArrayList<>(List.of(new CampaignChanges.Field(STATUS, status())));
        if (daily != null) {
            fields.add(new CampaignChanges.Field(DAILY_BUDGET, JsonNumber.of(daily)));
        }
        BudgetHistory history = changes.history(fields);
        return history == BudgetHistory.ASSUMED && isOwn && isUnchanged(since) ? BudgetHistory.UNCHANGED : history;
    }

    private boolean isUnchanged(LocalDate since) {
        Instant began = since.atStartOfDay(zone).toInstant();
        Instant created = IsoTime.parse(campaign.times().created()).orElse(Instant.MIN);
        return IsoTime.parse(campaign.times().updated())
                .filter(updated -> updated.isBefore(began) || !updated.isAfter(created))
                .isPresent();
    }
}
