package dev.adtools.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PatternDialectTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^$",
                "^abc$",
                "^[a-z_][a-z0-9_]{0,63}$",
                "^(a|b){1,50}$",
                "^(?:a|(b|c)?)[x]*$",
                "^[0-9]{3}-?[0-9]{3}-?[0-9]{4}$",
                "^\\[\\]\\(\\)\\.\\$\\^\\\\\\/\\|\\{\\}\\*\\+\\?$",
                "^[\\]\\-\\\\.]{1,}$",
                "^[^<>]{1,5}$",
                "^[a&b]$",
                "^é€$"
            })
    void acceptsWhatJavaAndEcmaReadAlike(String pattern) {
        assertThat(PatternDialect.flaw(pattern)).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "^",
                "abc$",
                "^abc",
                "^abc\\$",
                "^a|b$",
                "^\\w$",
                "^\\d$",
                "^\\s$",
                "^a\\b$",
                "^\\_$",
                "^a\\-b$",
                "^.$",
                "^a^b$",
                "^a$b$",
                "^(?=a)$",
                "^(?<n>a)$",
                "^(?i)a$",
                "^(a)\\1$",
                "^(a|b)+$",
                "^(?:ab)*$",
                "^(a){2,}$",
                "^a++$",
                "^a+?$",
                "^*$",
                "^(*a)$",
                "^a{$",
                "^a{2,1}$",
                "^a}$",
                "^a]$",
                "^[a$",
                "^[]$",
                "^[^]$",
                "^[a[b]]$",
                "^[a&&b]$",
                "^[^^]$",
                "^[z-a]$",
                "^(a$",
                "^a)$",
                "^a\tb$"
            })
    void refusesWhatTheyReadDifferentlyOrNotAtAll(String pattern) {
        assertThat(PatternDialect.flaw(pattern)).isNotNull();
    }
}
