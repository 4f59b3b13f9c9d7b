package dev.adtools.tools.beta.draft;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Checks the times, and that a lifetime budget has an end. */
final class ScheduleRules {

    private static final Duration GRACE = Duration.ofMinutes(5);
    private static final Duration SHORTEST_LIFETIME = Duration.ofHours(24);

    private ScheduleRules() {}

    /** Applies CMP-TIME-1, CMP-TIME-2 and CMP-BUD-4. */
    static void check(CampaignDraft draft, Checks checks) {
        Check time = CampaignRule.CMP_TIME_1.in(checks);
        Check lifetime = CampaignRule.CMP_BUD_4.in(checks);
        for (Node level : draft.levels()) {
            Node end = level == draft.root() ? level.at("stop_time") : level.at("end_time");
            form(level.at("start_time"), time);
            form(end, time);
            order(draft, level.at("start_time"), end, time);
            if (level.at("lifetime_budget").present()) {
                lifetime(Schedule.of(draft, level), end, lifetime);
            }
        }
        Check within = CampaignRule.CMP_TIME_2.in(checks);
        draft.adSets().forEach(adSet -> within(draft, adSet, within));
    }

    private static void within(CampaignDraft draft, Node adSet, Check rule) {
        Optional<Instant> opens = Schedule.parse(draft.at("start_time"));
        Optional<Instant> closes = Schedule.parse(draft.at("stop_time"));
        for (String name : List.of("start_time", "end_time")) {
            Optional<Instant> moment = Schedule.parse(adSet.at(name));
            if (moment.filter(it -> opens.filter(it::isBefore).isPresent()).isPresent()) {
                rule.error(
                        adSet.at(name),
                        "The ad set's time is before its campaign's start.",
                        "the campaign's start_time or later",
                        "Move it, or leave it out to run as long as the campaign.");
            } else if (moment.filter(it -> closes.filter(it::isAfter).isPresent())
                    .isPresent()) {
                rule.error(
                        adSet.at(name),
                        "The ad set's time is after its campaign's end.",
                        "the campaign's stop_time or earlier",
                        "Move it, or leave it out to run as long as the campaign.");
            }
        }
    }

    private static void form(Node time, Check rule) {
        if (time.present() && Schedule.parse(time).isEmpty()) {
            rule.error(
                    time,
                    "A time is written as ISO 8601 with offset.",
                    "2026-11-20T09:00:00+01:00",
                    "Add the date, the time and the offset.");
        }
    }

    private static void order(CampaignDraft draft, Node start, Node end, Check rule) {
        Optional<Instant> from = Schedule.parse(start);
        Optional<Instant> to = Schedule.parse(end);
        if (from.filter(moment -> moment.isBefore(draft.now().minus(GRACE))).isPresent()) {
            rule.error(start, "The start is in the past.", "now or later", "Leave it out to start when it is enabled.");
        }
        if (to.filter(moment -> !moment.isAfter(from.orElse(draft.now()))).isPresent()) {
            rule.error(end, "The end must be after the start.", "later than the start", "Move the end.");
        }
    }

    private static void lifetime(Schedule schedule, Node end, Check rule) {
        if (schedule.end().isEmpty()) {
            rule.error(end, "A lifetime budget needs an end.", "a time with offset", "State when it ends.");
        } else if (schedule.length()
                .filter(length -> length.compareTo(SHORTEST_LIFETIME) < 0)
                .isPresent()) {
            rule.error(
                    end,
                    "A lifetime budget needs at least 24 hours from start to end.",
                    "24 hours after the start, or later",
                    "Move the end, or use a daily budget.");
        }
    }
}
