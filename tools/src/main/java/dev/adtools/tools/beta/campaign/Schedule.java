package dev.adtools.tools.beta.campaign;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.IsoTime;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Start and end of a campaign of a draft, or of an ad set of it; what has no start starts now.
 *
 * @param startAt where its own start is stated
 * @param endAt where its own end is stated
 * @param start when it starts, where that is known
 * @param end when it ends, where that is known
 * @param now the moment of the validation
 */
public record Schedule(Node startAt, Node endAt, Optional<Instant> start, Optional<Instant> end, Instant now) {

    private static final Duration GRACE = Duration.ofMinutes(5);
    private static final Duration SHORTEST_LIFETIME = Duration.ofHours(24);

    /** Returns when a campaign runs. */
    public static Schedule ofCampaign(Node campaign, Instant now) {
        Node start = campaign.at("start_time");
        Node end = campaign.at("stop_time");
        return new Schedule(start, end, parse(start), parse(end), now);
    }

    /** Returns when an ad set of this campaign runs: as long as the campaign, unless it states otherwise. */
    public Schedule ofAdSet(Node adSet) {
        Node from = adSet.at("start_time");
        Node to = adSet.at("end_time");
        return new Schedule(from, to, from.present() ? parse(from) : start, to.present() ? parse(to) : end, now);
    }

    /** Returns the time in which it delivers. */
    public DeliveryTime deliveryTime() {
        return new DeliveryTime(start, end);
    }

    private static Optional<Instant> parse(Node time) {
        return time.text().flatMap(IsoTime::parse);
    }

    /** Returns the share of an amount that falls on one day, where the end is known and after the start. */
    public Optional<BigDecimal> perDay(BigDecimal amount) {
        return length().flatMap(length -> BudgetFloor.perDay(amount, length));
    }

    private Optional<Duration> length() {
        return end.map(last -> Duration.between(start.orElse(now), last));
    }

    /** Reports times that are none, in the past or in no sensible order. */
    public void checkTimes(Check rule) {
        form(startAt, rule);
        form(endAt, rule);
        Optional<Instant> from = parse(startAt);
        if (from.filter(moment -> moment.isBefore(now.minus(GRACE))).isPresent()) {
            rule.error(
                    startAt, "The start is in the past.", "now or later", "Leave it out to start when it is enabled.");
        }
        if (parse(endAt).filter(moment -> !moment.isAfter(from.orElse(now))).isPresent()) {
            rule.error(endAt, "The end must be after the start.", "later than the start", "Move the end.");
        }
    }

    private static void form(Node time, Check rule) {
        if (time.present() && parse(time).isEmpty()) {
            rule.error(
                    time,
                    "A time is written as ISO 8601 with offset.",
                    "2026-11-20T09:00:00+01:00",
                    "Add the date, the time and the offset.");
        }
    }

    /** Reports times of an ad set that lie outside its campaign's. */
    public void checkWithin(Schedule campaign, Check rule) {
        for (Node time : List.of(startAt, endAt)) {
            Optional<Instant> moment = parse(time);
            if (moment.filter(it -> campaign.start.filter(it::isBefore).isPresent())
                    .isPresent()) {
                outside(time, "before its campaign's start", "the campaign's start_time or later", rule);
            } else if (moment.filter(it -> campaign.end.filter(it::isAfter).isPresent())
                    .isPresent()) {
                outside(time, "after its campaign's end", "the campaign's stop_time or earlier", rule);
            }
        }
    }

    private static void outside(Node time, String where, String expected, Check rule) {
        rule.error(
                time,
                "The ad set's time is " + where + ".",
                expected,
                "Move it, or leave it out to run as long as the campaign.");
    }

    /** Reports that a budget of a whole life has no end, or too early a one. */
    public void checkLifetime(Check rule) {
        if (end.isEmpty()) {
            rule.error(endAt, "A lifetime budget needs an end.", "a time with offset", "State when it ends.");
        } else if (length().filter(length -> length.compareTo(SHORTEST_LIFETIME) < 0)
                .isPresent()) {
            rule.error(
                    endAt,
                    "A lifetime budget needs at least 24 hours from start to end.",
                    "24 hours after the start, or later",
                    "Move the end, or use a daily budget.");
        }
    }
}
