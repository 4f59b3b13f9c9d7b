package dev.adtools.tools.beta;

import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.BetaCampaign;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** Compares the times of campaigns, which come with different offsets. */
final class CampaignTimes {

    private CampaignTimes() {}

    static String created(BetaCampaign campaign) {
        return sortable(campaign.times().created());
    }

    static String updated(BetaCampaign campaign) {
        return sortable(campaign.times().updated());
    }

    // As text in one offset, times sort as they follow each other.
    private static String sortable(String time) {
        return instant(time)
                .map(it -> DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(it.atOffset(ZoneOffset.UTC)))
                .orElse("");
    }

    static Optional<Instant> instant(String time) {
        try {
            return Optional.of(OffsetDateTime.parse(time).toInstant());
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    /** Returns the moment that a caller's date or date with time means; a date starts in the account's time zone. */
    static Optional<Instant> since(String text, String timezone) {
        if (text.length() > "2026-01-31".length()) {
            return instant(text);
        }
        try {
            return Optional.of(
                    LocalDate.parse(text).atStartOfDay(Period.zone(timezone)).toInstant());
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
