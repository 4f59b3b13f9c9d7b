package dev.adtools.server.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TokenTextTest {

    private final SecureRandom random = new SecureRandom();

    @Test
    void hasTheFormThatScannersLookFor() {
        TokenText token = TokenText.mint(random);

        assertThat(token.text())
                .matches("adt_live_[0-9A-Za-z]{10}_[0-9A-Za-z]{49}")
                .contains("_" + token.id() + "_");
        assertThat(TokenText.parse(token.text())).contains(token);
    }

    @Test
    void findsEverySingleWrongCharacter() {
        String text = TokenText.mint(random).text();

        for (int i = 0; i < text.length(); i++) {
            char other = text.charAt(i) == 'x' ? 'y' : 'x';
            assertThat(TokenText.parse(text.substring(0, i) + other + text.substring(i + 1)))
                    .isEmpty();
        }
    }

    @Test
    void refusesTextAroundIt() {
        String text = TokenText.mint(random).text();

        assertThat(TokenText.parse(text + "0")).isEmpty();
        assertThat(TokenText.parse(" " + text)).isEmpty();
        assertThat(TokenText.parse(text + "\n")).isEmpty();
        assertThat(TokenText.parse("")).isEmpty();
    }

    @Test
    void isNeverTheSameTwice() {
        Set<String> texts = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            texts.add(TokenText.mint(random).text());
        }

        assertThat(texts).hasSize(1000);
    }

    @Test
    void doesNotPrintItsSecret() {
        TokenText token = TokenText.mint(random);

        assertThat(token.toString()).isEqualTo("TokenText[" + token.id() + "]");
    }
}
