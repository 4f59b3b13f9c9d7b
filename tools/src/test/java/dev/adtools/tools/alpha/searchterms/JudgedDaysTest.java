package dev.adtools.tools.alpha.searchterms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Today is 2026-11-20. */
final class JudgedDaysTest {

    private static final LocalDate TODAY = LocalDate.parse("2026-11-20");

    @ParameterizedTest
    @CsvSource({
        "2026-11-01, 2026-11-12, 7, 2026-11-01/2026-11-12, ''",
        "2026-11-01, 2026-11-13, 7, 2026-11-01/2026-11-12, 2026-11-13/2026-11-13",
        "2026-11-12, 2026-11-20, 7, 2026-11-12/2026-11-12, 2026-11-13/2026-11-20",
        "2026-11-13, 2026-11-20, 7, '', 2026-11-13/2026-11-20",
        "2026-11-20, 2026-11-20, 0, '', 2026-11-20/2026-11-20",
        "2026-11-13, 2026-11-19, 0, 2026-11-13/2026-11-19, ''",
    })
    void cutsDaysWhereConversionsMayStillCome(String since, String until, int lag, String judged, String recent) {
        JudgedDays days = JudgedDays.of(new DayRange(LocalDate.parse(since), LocalDate.parse(until)), TODAY, lag);

        assertThat(text(days.judged().stream())).isEqualTo(judged);
        assertThat(text(days.recent().stream())).isEqualTo(recent);
    }

    private static String text(Stream<DayRange> range) {
        return range.map(days -> days.since() + "/" + days.until()).findFirst().orElse("");
    }
}
