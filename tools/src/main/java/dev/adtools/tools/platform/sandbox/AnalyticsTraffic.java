package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.sandbox.AnalyticsSeedData.Property;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Map;

/** Numbers of people at a property, and what they do there: computed from the property, the time and the group. */
final class AnalyticsTraffic {

    static final LocalDate FIRST_DAY = LocalDate.of(2025, 1, 1);

    private static final Map<DayOfWeek, Double> WEEK = Map.of(
            DayOfWeek.MONDAY, 1.1,
            DayOfWeek.TUESDAY, 1.08,
            DayOfWeek.WEDNESDAY, 1.05,
            DayOfWeek.THURSDAY, 1.0,
            DayOfWeek.FRIDAY, 0.92,
            DayOfWeek.SATURDAY, 0.68,
            DayOfWeek.SUNDAY, 0.72);
    private static final double HALF_HOURS = 48;

    private final Property property;

    AnalyticsTraffic(Property property) {
        this.property = property;
    }

    /** Returns what a group does on a day, of which a part from 0 to 1 is over. */
    Tally<AnalyticsCount> day(AnalyticsVisitor visitor, LocalDate day, double over) {
        double size = WEEK.getOrDefault(day.getDayOfWeek(), 1.0) * over;
        return tally(visitor, size, SeededRandom.of(Long.parseLong(property.id()), day.toEpochDay(), visitor.number()));
    }

    /** Returns what a group does in half an hour. */
    Tally<AnalyticsCount> halfHour(AnalyticsVisitor visitor, long halfHour) {
        return tally(
                visitor, 1 / HALF_HOURS, SeededRandom.of(Long.parseLong(property.id()), -halfHour, visitor.number()));
    }

    private Tally<AnalyticsCount> tally(AnalyticsVisitor visitor, double size, SeededRandom random) {
        // A few groups are large, most are small.
        double weight = 2.0 / (1 + visitor.number() % 8) / AnalyticsVisitor.GROUPS * 2.9;
        long sessions = Math.round(property.dailySessions() * weight * size * (0.75 + 0.5 * random.nextDouble()));
        Tally<AnalyticsCount> tally = new Tally<>(AnalyticsCount.class).set(AnalyticsCount.SESSIONS, sessions);
        people(tally, sessions, random);
        actions(tally, sessions, random);
        if (visitor.origin().path("advertised").asBoolean()) {
            long clicks = Math.round(sessions * 1.06);
            tally.set(AnalyticsCount.AD_CLICKS, clicks)
                    .set(AnalyticsCount.AD_CENTS, clicks * (45 + random.nextInt(60)));
        }
        return tally;
    }

    private static void people(Tally<AnalyticsCount> tally, long sessions, SeededRandom random) {
        long engaged = random.nextShare(sessions, 0.45, 0.75);
        long users = Math.max(Math.min(1, sessions), random.nextShare(sessions, 0.78, 0.95));
        long seconds = sessions * (50 + random.nextInt(140));
        tally.set(AnalyticsCount.ENGAGED, engaged)
                .set(AnalyticsCount.BOUNCED, sessions - engaged)
                .set(AnalyticsCount.TOTAL_USERS, users)
                .set(AnalyticsCount.NEW_USERS, random.nextShare(users, 0.35, 0.7))
                .set(AnalyticsCount.ACTIVE_USERS, random.nextShare(users, 0.85, 1))
                .set(AnalyticsCount.SESSION_SECONDS, seconds)
                .set(AnalyticsCount.ENGAGEMENT_SECONDS, random.nextShare(seconds, 0.4, 0.7));
    }

    private static void actions(Tally<AnalyticsCount> tally, long sessions, SeededRandom random) {
        long views = sessions + Math.round(sessions * 2.2 * random.nextDouble());
        long viewed = random.nextShare(views, 0.2, 0.4);
        long carted = random.nextShare(viewed, 0.1, 0.3);
        long purchases = random.nextShare(Math.min(carted, sessions), 0.05, 0.2);
        long cents = purchases * (3_900 + random.nextInt(11_000));
        long leads = random.nextShare(sessions, 0, 0.04);
        tally.set(AnalyticsCount.VIEWS, views)
                .set(AnalyticsCount.VIEWED, viewed)
                .set(AnalyticsCount.CARTED, carted)
                .set(AnalyticsCount.PURCHASED, purchases)
                .set(AnalyticsCount.ITEM_CENTS, cents)
                .set(AnalyticsCount.REVENUE_CENTS, cents)
                .set(AnalyticsCount.EVENT_CENTS, cents)
                .set(AnalyticsCount.KEY_EVENTS, purchases + leads);
        tally.set(AnalyticsCount.EVENTS, AnalyticsEvent.total(tally));
    }
}
