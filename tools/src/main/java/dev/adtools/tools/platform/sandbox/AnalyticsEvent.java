package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.platform.sandbox.AnalyticsCount.ACTIVE_USERS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.CARTED;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.ENGAGED;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.EVENTS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.EVENT_CENTS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.KEY_EVENTS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.NEW_USERS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.PURCHASED;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.REVENUE_CENTS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.SESSIONS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.TOTAL_USERS;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.VIEWED;
import static dev.adtools.tools.platform.sandbox.AnalyticsCount.VIEWS;

import java.util.Arrays;
import java.util.Locale;

/** The events of a visit; two of them are key events. */
enum AnalyticsEvent {
    SESSION_START,
    FIRST_VISIT,
    PAGE_VIEW,
    USER_ENGAGEMENT,
    VIEW_ITEM,
    ADD_TO_CART,
    PURCHASE,
    GENERATE_LEAD;

    String eventName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns how many events a visit has. */
    static long total(Tally<AnalyticsCount> visit) {
        return Arrays.stream(values()).mapToLong(event -> event.count(visit)).sum();
    }

    private long count(Tally<AnalyticsCount> visit) {
        return switch (this) {
            case SESSION_START -> visit.get(SESSIONS);
            case FIRST_VISIT -> visit.get(NEW_USERS);
            case PAGE_VIEW -> visit.get(VIEWS);
            case USER_ENGAGEMENT -> visit.get(ENGAGED);
            case VIEW_ITEM -> visit.get(VIEWED);
            case ADD_TO_CART -> visit.get(CARTED);
            case PURCHASE -> visit.get(PURCHASED);
            case GENERATE_LEAD -> visit.get(KEY_EVENTS) - visit.get(PURCHASED);
        };
    }

    /** Returns what of a visit is this event. */
    Tally<AnalyticsCount> of(Tally<AnalyticsCount> visit) {
        long count = count(visit);
        boolean isKey = this == PURCHASE || this == GENERATE_LEAD;
        return new Tally<>(AnalyticsCount.class)
                .set(EVENTS, count)
                .set(SESSIONS, Math.min(count, visit.get(SESSIONS)))
                .set(TOTAL_USERS, Math.min(count, visit.get(TOTAL_USERS)))
                .set(ACTIVE_USERS, Math.min(count, visit.get(ACTIVE_USERS)))
                .set(KEY_EVENTS, isKey ? count : 0)
                .set(EVENT_CENTS, this == PURCHASE ? visit.get(EVENT_CENTS) : 0)
                .set(REVENUE_CENTS, this == PURCHASE ? visit.get(REVENUE_CENTS) : 0);
    }
}
