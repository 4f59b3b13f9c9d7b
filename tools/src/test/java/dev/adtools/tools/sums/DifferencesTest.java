package dev.adtools.tools.sums;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class DifferencesTest {

    private static final Numbers BOTH = new Numbers(Map.of("clicks", BigDecimal.TEN, "cost_micros", BigDecimal.ONE));
    private static final Numbers CLICKS = new Numbers(Map.of("clicks", BigDecimal.TEN));

    private final Differences differences = new Differences();

    @Test
    void findsANumberThatOneSideHasLost() {
        differences.compare("less", BOTH, CLICKS);
        differences.compare("more", CLICKS, BOTH);

        assertThat(differences.found()).containsExactly("less: cost_micros is missing", "more: cost_micros is missing");
    }

    @Test
    void looksAwayOnlyFromWhatIsNotThereByNature() {
        differences.compare("same", BOTH, CLICKS, Set.of("cost_micros"));
        assertThat(differences.found()).isEmpty();

        differences.compare("nothing left", BOTH, CLICKS, Set.of("clicks", "cost_micros"));
        assertThat(differences.found()).containsExactly("nothing left: nothing to compare");
    }

    @Test
    void takesNoRowsForZero() {
        differences.compare("none", Numbers.NONE, new Numbers(Map.of("clicks", BigDecimal.ZERO)));
        assertThat(differences.found()).isEmpty();

        differences.compare("some", Numbers.NONE, CLICKS);
        assertThat(differences.found()).containsExactly("some: clicks is 10 and not 0");
    }
}
