package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.BudgetFloor;
import dev.adtools.tools.rules.IsoTime;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** When a level of a draft starts and ends; a level without start starts now. */
record Schedule(Optional<Instant> start, Optional<Instant> end, Instant now) {

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
        return length().flatMap(length -> BudgetFloor.perDay(amount, length));
    }
}
