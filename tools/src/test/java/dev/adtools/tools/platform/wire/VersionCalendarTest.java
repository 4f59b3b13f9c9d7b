package dev.adtools.tools.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class VersionCalendarTest {

    private static final LocalDate END = LocalDate.of(2027, 2, 1);

    private final VersionCalendar calendar = new VersionCalendar("v[0-9]+", Map.of("v23", END));

    @Test
    void warnsNinetyDaysBeforeTheEnd() {
        assertThat(calendar.warning("v23", END.minusDays(91))).isEmpty();
        assertThat(calendar.warning("v23", END.minusDays(90)))
                .hasValue("API version v23 ends on 2027-02-01; set a later one.");
        assertThat(calendar.warning("v23", END)).hasValue("API version v23 ended on 2027-02-01; set a later one.");
    }

    @Test
    void knowsNothingOfVersionsWithoutAnAnnouncedEnd() {
        assertThat(calendar.warning("v99", END)).isEmpty();
    }

    @Test
    void tellsVersionsFromOtherTexts() {
        assertThat(calendar.names("v26")).isTrue();
        assertThat(calendar.names("26")).isFalse();
        assertThat(calendar.names("v26/../x")).isFalse();
    }
}
