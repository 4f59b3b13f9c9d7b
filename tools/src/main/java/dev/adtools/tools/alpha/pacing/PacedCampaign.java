package dev.adtools.tools.alpha.pacing;

import dev.adtools.tools.alpha.metrics.OwnerStatus;
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

    // What a shared budget leaves to one campaign, nobody knows; one that is off has no month before it.
    @Nullable
    Long budget(Month month) {
        long daily = campaign.budget().amountMicros();
        return !isRunning() || campaign.budget().shared() || daily == 0 ? null : Month.scaled(daily, month.days(), 1);
    }
}
