package dev.adtools.tools.beta.draft;

import dev.adtools.tools.rules.IsoTime;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** When a level of a draft starts and ends; a level without start starts now. */
record Schedule(Optional<Instant> start, Optional<Instant> end, Instant now) {

    private static final Duration DAY = Duration.ofDays(1);

    static Schedule of(CampaignDraft draft, Node level) {
        boolean campaign = level == draft.root();
        Node start = campaign ? draft.at("start_time") : draft.inherited(level, "start_time");
        Node end = campaign || level.at("end_time").absent() ? draft.at("stop_time") : level.at("end_time");
        return new Schedule(parse(start), parse(end), draft.now());
    }

    /** Returns the moment of a time with offset. */
    static Optional<Instant> parse(Node time) {
        return time.text().flatMap(IsoTime::parse);
    }

    /** Returns how long the level runs, where its end is known. */
    Optional<Duration> length() {
        return end.map(last -> Duration.between(start.orElse(now), last));
    }

    /** Returns the share of an amount that falls on one day, where the end is known and after the start. */
    Optional<BigDecimal> perDay(BigDecimal amount) {
        return length().filter(length -> length.compareTo(Duration.ZERO) > 0)
                .map(length -> Math.max(1, length.plus(DAY).minusNanos(1).toDays()))
                .map(days -> amount.divide(BigDecimal.valueOf(days), 2, RoundingMode.DOWN));
    }
}
