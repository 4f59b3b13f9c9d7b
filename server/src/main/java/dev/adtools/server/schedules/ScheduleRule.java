package dev.adtools.server.schedules;

import dev.adtools.api.Violation;

/** The rules of a schedule that is asked for. */
enum ScheduleRule {
    /** A cron expression can be read. */
    SCHED_CRON_1(
            "/cron",
            "must be five cron fields (minute, hour, day of month, month, day of week), for example \"0 6 * * MON-FRI\""),
    /** Its times are no closer together than the least interval. */
    SCHED_CRON_2("/cron", "must not name two times that are less than 5 minutes apart"),
    /** It names a day that comes. */
    SCHED_CRON_3("/cron", "must name a day that comes within ten years, which 30 February does not"),
    /** The time zone is known. */
    SCHED_ZONE_1("/timezone", "must be an IANA time zone, for example Europe/Berlin or UTC"),
    /** An interval can be read. */
    SCHED_INTERVAL_1("/interval", "must be an ISO 8601 duration in whole seconds, for example PT15M or P1D"),
    /** An interval is neither too short nor too long. */
    SCHED_INTERVAL_2("/interval", "must be at least 5 minutes and at most 366 days"),
    /** A moment can be read. */
    SCHED_AT_1("/at", "must be an RFC 3339 date and time with offset, for example 2030-01-31T06:00:00Z"),
    /** A moment is still to come. */
    SCHED_AT_2("/at", "must be in the future"),
    /** A moment is not too far away. */
    SCHED_AT_3("/at", "must be within the next 400 days");

    private final String pointer;
    private final String message;

    ScheduleRule(String pointer, String message) {
        this.pointer = pointer;
        this.message = message;
    }

    Violation violation() {
        return new Violation(pointer, name().replace('_', '-'), message);
    }
}
