package dev.adtools.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Seed;
import dev.adtools.tools.paging.PageKey;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NumberOrderTest {

    private static final List<BigDecimal> ASCENDING = Stream.of(
                    "-1e300",
                    "-12.5",
                    "-12.25",
                    "-0.000001",
                    "0",
                    "0.000001",
                    "0.5",
                    "1",
                    "1.25",
                    "9",
                    "10",
                    "9007199254740991",
                    "1e300")
            .map(BigDecimal::new)
            .toList();

    @Test
    void sortsTextsAsNumbers() {
        List<BigDecimal> numbers = shuffled();

        numbers.sort(Comparator.comparing(NumberOrder::text));

        assertThat(numbers).isEqualTo(ASCENDING);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 9_007_199_254_740_991L, Long.MAX_VALUE, Long.MIN_VALUE})
    void sortsWholeNumbersAmongTheOthers(long number) {
        assertThat(NumberOrder.text(number)).isEqualTo(NumberOrder.text(BigDecimal.valueOf(number)));
    }

    @Test
    void putsUnknownNumbersLastEitherWay() {
        PageKey unknown = key(null, "u");
        PageKey one = key(BigDecimal.ONE, "1");
        PageKey two = key(BigDecimal.valueOf(2), "2");

        List<PageKey> keys = new ArrayList<>(List.of(unknown, two, one));
        assertThat(keys.stream().sorted(NumberOrder.of(false))).containsExactly(one, two, unknown);
        assertThat(keys.stream().sorted(NumberOrder.of(true))).containsExactly(two, one, unknown);
    }

    @Test
    void putsEqualNumbersInOrderOfId() {
        PageKey a = key(new BigDecimal("2.0"), "a");
        PageKey b = key(new BigDecimal("2"), "b");

        assertThat(Stream.of(b, a).sorted(NumberOrder.of(true))).containsExactly(a, b);
    }

    private static PageKey key(@Nullable BigDecimal number, String id) {
        return new PageKey(NumberOrder.text(number), id);
    }

    private static List<BigDecimal> shuffled() {
        List<BigDecimal> numbers = new ArrayList<>(ASCENDING);
        Collections.shuffle(numbers, new Random(Seed.drawn("orders of numbers")));
        return numbers;
    }
}
