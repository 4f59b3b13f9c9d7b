package dev.adtools.tools.beta.campaign;

import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.rules.IsoTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Time in which a campaign or an ad set delivers while it is on, as far as the platform tells.
 *
 * @param start when it begins, where that is known
 * @param end when it ends, where it does
 */
public record DeliveryTime(Optional<Instant> start, Optional<Instant> end) {

    private static final Duration DAY = Duration.ofDays(1);

    /** Returns the delivery time of a campaign. */
    public static DeliveryTime of(BetaCampaign campaign) {
        return of(campaign.times().start(), campaign.times().stop());
    }

    /** Returns the time between a start and an end in the platform's spelling. */
    public static DeliveryTime of(@Nullable String start, @Nullable String end) {
        return new DeliveryTime(moment(start), moment(end));
    }

    private static Optional<Instant> moment(@Nullable String time) {
        return Optional.ofNullable(time).flatMap(IsoTime::parse);
    }

    /** Returns the delivery time of an ad set of this campaign, which is never beyond the campaign's. */
    public DeliveryTime ofAdSet(BetaAdSet adSet) {
        DeliveryTime own = of(adSet.start(), adSet.end());
        return new DeliveryTime(
                Stream.of(start, own.start).flatMap(Optional::stream).max(Comparator.naturalOrder()),
                Stream.of(end, own.end).flatMap(Optional::stream).min(Comparator.naturalOrder()));
    }

    /** Returns whether the end has passed. */
    public boolean hasEnded(Instant now) {
        return end.filter(moment -> !moment.isAfter(now)).isPresent();
    }

    /** Returns how many whole days are left, and at least one; nothing without an end. */
    OptionalLong wholeDays(Instant now) {
        return end.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Math.max(1, days(now, end.get())));
    }

    /** Returns how many days are left, of which the last counts whole; nothing without an end. */
    OptionalLong begunDays(Instant now) {
        return end.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(Math.max(1, days(now, end.get().plus(DAY).minusNanos(1))));
    }

    private long days(Instant now, Instant last) {
        return Duration.between(start.filter(now::isBefore).orElse(now), last).dividedBy(DAY);
    }
}
