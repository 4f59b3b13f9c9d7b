package dev.adtools.tools.alpha.pacing;

import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.AlphaCampaign;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A campaign, and what it spent this month.
 *
 * @param campaign the campaign
 * @param spent what it spent
 * @param hasEnded whether its end has passed
 */
record PacedCampaign(AlphaCampaign campaign, Spent spent, boolean hasEnded) {

    private static final String ENDED = "ENDED";
    private static final DateTimeFormatter END = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

    /** Returns whether the platform or the end itself says that a campaign is over. */
    static boolean hasEnded(AlphaCampaign campaign, LocalDateTime now) {
        return ENDED.equals(campaign.delivery().servingStatus())
                || end(campaign).filter(end -> end.isBefore(now)).isPresent();
    }

    private static Optional<LocalDateTime> end(AlphaCampaign campaign) {
        try {
            return Optional.ofNullable(campaign.times().end()).map(end -> LocalDateTime.parse(end, END));
        } catch (DateTimeException notAMoment) {
            return Optional.empty();
        }
    }

    boolean isRunning() {
        return isEnabled() && !hasEnded;
    }

    boolean isEnabled() {
        return OwnerStatus.ENABLED.is(campaign.status());
    }

    boolean isWorthARow() {
        return isEnabled() || spent.all() > 0;
    }

    Life life() {
        return Life.of(campaign.times());
    }

    /** Returns the days of a month on which it can spend; all of them when its life is not known. */
    Month days(Month month) {
        Month within = life().in(month);
        return within == null ? month : within;
    }

    // What a shared budget leaves to one campaign, nobody knows; one that is off has no month before it.
    BudgetBasis basis() {
        if (!isRunning() || campaign.budget().shared()) {
            return BudgetBasis.NONE;
        } else if (campaign.budget().amountMicros() > 0) {
            return BudgetBasis.DAILY;
        }
        return campaign.budget().totalMicros() > 0 ? BudgetBasis.TOTAL : BudgetBasis.NONE;
    }

    /** Returns what it may spend in a month, in micros; null when that is not known. */
    @Nullable
    Long budget(Month month) {
        return basis() == BudgetBasis.NONE ? null : life().share(campaign.budget(), month);
    }
}
