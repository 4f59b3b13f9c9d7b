package dev.adtools.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AccountIdTest {

    @Test
    void hasOneSpellingPerAccount() {
        assertThat(AlphaAccountId.of("123-456-7890")).isEqualTo(AlphaAccountId.of("1234567890"));
        assertThat(BetaAccountId.of("12345")).isEqualTo(BetaAccountId.of("act_12345"));
        assertThat(BetaAccountId.of("12345").digits()).isEqualTo("12345");
    }

    @Test
    void knowsItsPlatform() {
        assertThat(AlphaAccountId.of("1234567890").platform()).isEqualTo(Platform.ALPHA);
        assertThat(BetaAccountId.of("12345").platform()).isEqualTo(Platform.BETA);
        assertThat(PropertyId.of("properties/1").platform()).isEqualTo(Platform.ALPHA_ANALYTICS);
    }
}
