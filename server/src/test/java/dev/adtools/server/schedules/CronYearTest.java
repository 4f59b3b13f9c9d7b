package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random expressions are due when every minute of a year, held against their definition, says so. {@code -Dcron.expressions}
 * says how many in each zone, {@code -Dseed} which.
 */
class CronYearTest {

    private static final int EXPRESSIONS = Depth.of("cron.expressions", 4, 30);
    private static final int SAMPLES = 10;
    private static final int FEW = 30;
    private static final long SEED = Seed.drawn("cron expressions");

    @ParameterizedTest
    @CsvSource({
        "Europe/Berlin, 2026",
        "America/New_York, 2026",
        "Australia/Lord_Howe, 2026",
        "America/Santiago, 2026",
        "Africa/Cairo, 2026",
        "Africa/Casablanca, 2026",
        "UTC, 2028",
        // Set by two hours; three quarters of an hour beside the others.
        "Antarctica/Troll, 2026",
        "Pacific/Chatham, 2026",
        // Set once: by a day, by half an hour back, for good.
        "Pacific/Apia, 2011",
        "America/Caracas, 2007",
        "Europe/Istanbul, 2016",
    })
    void isDueWhenEveryMinuteSaysSo(ZoneId zone, int year) {
        RandomCron expressions = new RandomCron(new Random(SEED + zone.hashCode()));
        ShownMinutes minutes = ShownMinutes.of(year, zone);

        for (int i = 0; i < EXPRESSIONS; i++) {
            String cron = expressions.next();
            List<Instant> due = new CronByDefinition(cron).due(minutes);
            ZonedCronSchedule table =
                    new ZonedCronSchedule(CronExpression.read(cron).orElseThrow(), zone);

            assertThat(asked(due, minutes))
                    .as("%s in %s, seed=%s", cron, zone, SEED)
                    .allSatisfy(number -> assertThat(table.after(due.get(number)))
                            .as("after %s", due.get(number))
                            .contains(due.get(number + 1)));
            assertThat(new Random(SEED + i).ints(SAMPLES, 0, minutes.count()).mapToObj(minutes::moment))
                    .as("%s in %s, seed=%s", cron, zone, SEED)
                    .allSatisfy(moment -> assertThat(table.after(moment).filter(found -> found.isBefore(end(minutes))))
                            .as("after %s", moment)
                            .isEqualTo(due.stream().filter(moment::isBefore).findFirst()));
        }
    }

    /** All when they are few; else some, and those around the nights on which the clocks are set. */
    private static List<Integer> asked(List<Instant> due, ShownMinutes minutes) {
        int every = 1 + due.size() / FEW;
        return IntStream.range(0, due.size() - 1)
                .filter(number -> number % every == 0 || minutes.areSetAround(due.get(number), due.get(number + 1)))
                .boxed()
                .toList();
    }

    private static Instant end(ShownMinutes minutes) {
        return minutes.moment(minutes.count());
    }
}
