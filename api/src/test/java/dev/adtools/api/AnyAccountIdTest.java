package dev.adtools.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AnyAccountIdTest {

    @Test
    void meansTheAccountThatItsSpellingTells() {
        assertThat(AnyAccountId.of("123-456-7890").accounts()).containsExactly(AlphaAccountId.of("1234567890"));
        assertThat(AnyAccountId.of("act_1234567890").accounts()).containsExactly(BetaAccountId.of("1234567890"));
        assertThat(AnyAccountId.of("12345678901").accounts()).containsExactly(BetaAccountId.of("12345678901"));
        assertThat(AnyAccountId.of("properties/1").accounts()).containsExactly(PropertyId.of("properties/1"));
    }

    @Test
    void meansOneOnEachPlatformWhenTheSpellingFitsBoth() {
        assertThat(AnyAccountId.of("1234567890").accounts())
                .containsExactly(AlphaAccountId.of("1234567890"), BetaAccountId.of("1234567890"));
    }
}
