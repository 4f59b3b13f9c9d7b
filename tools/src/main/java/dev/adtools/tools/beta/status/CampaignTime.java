package dev.adtools.tools.beta.status;

import dev.adtools.tools.platform.BetaCampaign;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Moments of a campaign, which the platform may leave out. */
final class CampaignTime {

    private CampaignTime() {}

    /** Returns whether a campaign's end has passed. */
    static boolean hasEnded(BetaCampaign campaign, Instant now) {
        return of(campaign.times().stop()).filter(now::isAfter).isPresent();
    }

    static Optional<Instant> of(@Nullable String time) {
        try {
            return time == null || time.isEmpty()
                    ? Optional.empty()
                    : Optional.of(OffsetDateTime.parse(time).toInstant());
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
