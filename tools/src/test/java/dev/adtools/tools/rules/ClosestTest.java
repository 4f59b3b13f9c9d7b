package dev.adtools.tools.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ClosestTest {

    private static final List<String> WORDS = List.of("daily_budget", "lifetime_budget", "name");

    @Test
    void findsWordsThatDifferByTwoLettersAtMost() {
        assertThat(Closest.to("dailyBudget", WORDS)).contains("daily_budget");
        assertThat(Closest.to("daly_budgt", WORDS)).contains("daily_budget");
        assertThat(Closest.to("dly_budgt", WORDS)).isEmpty();
    }

    @Test
    void prefersTheCloserWord() {
        assertThat(Closest.to("nmae", List.of("name", "mae"))).contains("mae");
    }

    @Test
    void makesNothingOfShortOrEndlessWords() {
        assertThat(Closest.to("", List.of("id"))).isEmpty();
        assertThat(Closest.to("xy", List.of("id"))).isEmpty();
        assertThat(Closest.to("x".repeat(65), List.of("x".repeat(64)))).isEmpty();
    }

    @Test
    void asksWhetherThatWasMeant() {
        assertThat(Closest.hint("nam", WORDS)).isEqualTo("Did you mean name?");
        assertThat(Closest.hint("objective", WORDS)).isEmpty();
    }
}
