package dev.adtools.tools.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Platform;
import dev.adtools.tools.platform.alpha.AlphaSettings;
import dev.adtools.tools.platform.analytics.AnalyticsSettings;
import dev.adtools.tools.platform.beta.BetaSettings;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class VersionCalendarTest {

    private static final LocalDate END = LocalDate.of(2027, 2, 1);
    private static final String SETTING = "ADTOOLS_ALPHA_API_VERSION";

    private final VersionCalendar calendar =
            new VersionCalendar("v[0-9]+", LocalDate.of(2026, 11, 28), Map.of("v23", END, "v24", LocalDate.MAX));

    @Test
    void warnsNinetyDaysBeforeTheEnd() {
        assertThat(calendar.warning("v23", SETTING, END.minusDays(91))).isEmpty();
        assertThat(calendar.warning("v23", SETTING, END.minusDays(90)))
                .hasValue("API version v23 ends on 2027-02-01. Set ADTOOLS_ALPHA_API_VERSION to a later one.");
        assertThat(calendar.warning("v23", SETTING, END))
                .hasValue("API version v23 ended on 2027-02-01. Set ADTOOLS_ALPHA_API_VERSION to a later one.");
    }

    @Test
    void acceptsVersionsWithoutAnAnnouncedEnd() {
        assertThat(calendar.warning("v24", SETTING, END.plusYears(100))).isEmpty();
    }

    @Test
    void warnsOfUnknownVersionsWithTheDayOfTheList() {
        assertThat(calendar.warning("v99", SETTING, END))
                .hasValue(
                        "API version v99 is not in this release's list of 2026-11-28. Check that the platform serves it,"
                                + " or remove ADTOOLS_ALPHA_API_VERSION.");
    }

    @Test
    void tellsVersionsFromOtherTexts() {
        assertThat(calendar.names("v26")).isTrue();
        assertThat(calendar.names("26")).isFalse();
        assertThat(calendar.names("v26/../x")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"v26, v27", "v27.0, v28.0", "v99.1, v100.0", "v1beta,"})
    void knowsTheNextMajorVersion(String version, @Nullable String next) {
        assertThat(VersionCalendar.following(version)).isEqualTo(Optional.ofNullable(next));
    }

    @ParameterizedTest
    @CsvSource({
        "ALPHA, v22, 2026-10-07",
        "ALPHA, v23, 2027-02-01",
        "ALPHA, v26, 2027-11-01",
        "BETA, v24.0, 2026-11-10",
        "BETA, v25.0, 2027-02-23",
    })
    void readsTheAnnouncedEnds(Platform platform, String version, LocalDate end) {
        assertThat(VersionCalendar.of(platform).ends()).containsEntry(version, end);
    }

    @ParameterizedTest
    @EnumSource(Platform.class)
    void doesNotWarnOfTheDefaultsOnTheDayOfTheList(Platform platform) {
        String standard = switch (platform) {
            case ALPHA -> AlphaSettings.LATEST;
            case BETA -> BetaSettings.LATEST;
            case ALPHA_ANALYTICS -> AnalyticsSettings.LATEST;
        };
        VersionCalendar own = VersionCalendar.of(platform);

        assertThat(own.names(standard)).isTrue();
        assertThat(own.ends()).containsKey(standard);
        assertThat(own.warning(standard, SETTING, own.asOf())).isEmpty();
    }
}
