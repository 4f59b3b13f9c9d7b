package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.AlphaCampaign;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/** Tells when campaigns on alpha end; their ends are moments in the account's time zone. */
public final class CampaignEnd {

    private static final String ENDED = "ENDED";
    private static final DateTimeFormatter END = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

    private CampaignEnd() {}

    /** Returns a moment in a time zone; in UTC where the zone is not known. */
    public static LocalDateTime at(Instant now, String timezone) {
        return LocalDateTime.ofInstant(now, Period.zone(timezone));
    }

    /** Returns whether the platform or the end itself says that a campaign is over. */
    public static boolean hasEnded(AlphaCampaign campaign, LocalDateTime now) {
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
}
