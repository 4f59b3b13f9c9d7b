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
                "^[^\\u0000-\\u001f\\u007f]+$",
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
                "^([a-z]|[0-9]){1,100}$",
                "^[a-z]{1,20}(-[a-z]{1,20}){0,50}$",
                "^([0-9]{1,3},){0,50}[0-9]{1,3}$",
                "^[A-Za-z][A-Za-z ]{0,998}[A-Za-z]$",
                "^(ADD|AND|ARCHIVE){1,5}$",
                "^(a?b){1,100}$",
                "^[^,]*,[^,]*$",
                "^[a-z]*[0-9]*$",
                "^[a-z]{1,9999}$",
                "^(é|😀|\\|){1,50}$"
            })
    void acceptsWhatIsRepeatedButClear(String pattern) {
        assertThat(PatternDialect.flaw(pattern)).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^([a-z]|[0-9]){1,9999}$",
                "^([a-z]|[0-9]){1,101}$",
                "^((ab){1,20}c){1,20}$",
                "^(a){1,60}(b){1,60}$",
                "^(((((a){9999}){9999}){9999}){9999}){9999}$"
            })
    void refusesWhatTakesADeepStack(String pattern) {
        assertThat(PatternDialect.flaw(pattern)).contains("100 times");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^(a|a){1,40}$",
                "^(a|[a-z]){1,40}$",
                "^([\\u0041-\\u0045]|[\\u0043]){1,40}$",
                "^(a|ab){1,40}$",
                "^(a?){1,40}b$",
                "^(a?){40}$",
                "^(a|){1,40}$",
                "^([a-z]{1,3}){1,40}$",
                "^([a-z]+-?){1,40}$",
                "^((a|b){0,5}){1,10}$",
                "^(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)$",
                "^a?a?a?a?a?a?a?a?a?a?a?a?$",
                "^[a-z]{0,99}[a-z]{0,99}[a-z]{0,99}[0-9]$",
                "^[a-z]*[a-z]$",
                "^[^a]*[^b]*$"
            })
    void refusesWhatFitsInTooManyWays(String pattern) {
        assertThat(PatternDialect.flaw(pattern)).contains("1000 ways");
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
                "^\\u0041$",
                "^[\\u12]$",
                "^[\\ud83d]$",
                "^(a$",
                "^a)$",
                "^a\tb$"
            })
    void refusesWhatTheyReadDifferentlyOrNotAtAll(String pattern) {
        assertThat(PatternDialect.flaw(pattern)).isNotNull();
    }
}
