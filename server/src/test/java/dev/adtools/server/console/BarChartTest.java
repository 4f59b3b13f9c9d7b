package dev.adtools.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.console.BarChart.Bar;
import dev.adtools.server.console.BarChart.Rectangle;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BarChartTest {
    @Test
    void standsBarsOnTheAxisWithinTheirShareOfTheWidth() {
        var chart = chart(bar("Mon", 10, null), bar("Tue", 5, null), bar("Wed", 0, null));

        assertThat(chart.axis()).isEqualTo(174);
        assertThat(chart.rectangles())
                .containsExactly(
                        new Rectangle("Mon: 10.0 EUR", 60, 44, 40, 130, false),
                        new Rectangle("Tue: 5.0 EUR", 220, 109, 40, 65, false),
                        new Rectangle("Wed: 0.0 EUR", 380, 174, 40, 0, false));
    }

    @Test
    void narrowsBarsWhenThereAreMany() {
        var chart = new BarChart("Spend", "EUR", Collections.nCopies(480, bar("day", 1, null)));

        assertThat(chart.rectangles()).allMatch(bar -> bar.width() == 0.8);
        assertThat(chart.rectangles().get(479).x()).isEqualTo(479.1);
    }

    @Test
    void hangsNegativeValuesBelowTheAxis() {
        var chart = chart(bar("Mon", 30, null), bar("Tue", -10, null));

        assertThat(chart.axis()).isEqualTo(141.5);
        assertThat(chart.rectangles()).extracting(Rectangle::y).containsExactly(44.0, 141.5);
        assertThat(chart.rectangles()).extracting(Rectangle::height).containsExactly(97.5, 32.5);
    }

    @Test
    void followsLimitsAndMarksWhatIsOverThem() {
        var chart = chart(
                bar("Mon", 10, 20.0),
                bar("Tue", 20, 20.0),
                bar("Wed", 20, 10.0),
                bar("Thu", 5, null),
                bar("Fri", 1, 1.0));

        assertThat(chart.limits()).isEqualTo("M0.0 44.0H96.0V44.0H192.0V109.0H288.0M384.0 167.5H480.0");
        assertThat(chart.lastLimit()).isEqualTo(167.5);
        assertThat(chart.rectangles()).extracting(Rectangle::over).containsExactly(false, false, true, false, false);
    }

    @Test
    void leavesRoomForALimitAboveAllValues() {
        var chart = chart(bar("Mon", 10, 40.0));

        assertThat(chart.limits()).isEqualTo("M0.0 44.0H480.0");
        assertThat(chart.rectangles()).extracting(Rectangle::height).containsExactly(32.5);
    }

    @Test
    void hasNoLimitsWithoutAny() {
        assertThat(chart(bar("Mon", 1, null)).limits()).isEmpty();
        assertThat(chart(bar("Mon", 1, null)).lastLimit()).isNull();
    }

    @Test
    void drawsAnyNumberWithinTheDrawing() {
        var chart = chart(Stream.of(
                        Double.NaN,
                        Double.POSITIVE_INFINITY,
                        Double.NEGATIVE_INFINITY,
                        Double.MAX_VALUE,
                        -Double.MAX_VALUE,
                        Double.MIN_VALUE,
                        -0.0)
                .map(value -> bar("day", value, value))
                .toArray(Bar[]::new));

        assertThat(chart.rectangles()).allSatisfy(bar -> {
            assertThat(bar.y()).isBetween(44.0, 174.0);
            assertThat(bar.height()).isBetween(0.0, 130.0);
        });
        assertThat(chart.limits()).doesNotContain("NaN", "Infinity");
    }

    @Test
    void drawsNothingOfNothing() {
        var chart = chart();

        assertThat(chart.rectangles()).isEmpty();
        assertThat(chart.limits()).isEmpty();
        assertThat(chart.lastLimit()).isNull();
        assertThat(chart.axis()).isEqualTo(174);
        assertThat(chart.description()).isEqualTo("No values.");
    }

    @Test
    void saysInWordsWhatItShows() {
        var chart = chart(bar("Mon", 10, 5.0), bar("Tue", -2, 5.0), bar("Wed", 4, 5.0));

        assertThat(chart.description())
                .isEqualTo(
                        "3 values from Mon to Wed: highest 10.0 EUR (Mon), lowest -2.0 EUR (Tue), over the limit 1.");
    }

    @Test
    void leavesOutAnEmptyUnit() {
        var bar = bar("Mon", 7, null);

        assertThat(new BarChart("Runs", "", List.of(bar)).text(bar)).isEqualTo("7.0");
    }

    private static BarChart chart(Bar... bars) {
        return new BarChart("Spend", "EUR", List.of(bars));
    }

    private static Bar bar(String label, double value, @Nullable Double limit) {
        return new Bar(label, Double.toString(value), value, limit);
    }
}
