package dev.adtools.server.quota;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.quota.QuotaSection.TokenSection;
import dev.adtools.server.store.StartupException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuotasTest {

    private static final TokenSection NOTHING = new TokenSection("", "", "", "", "");

    @ParameterizedTest
    @CsvSource({"REQUESTS, 600", "READ, 300", "VALIDATE, 120", "WRITE, 30"})
    void hasRatesByDefault(Rate rate, long quota) {
        assertThat(Quotas.of(QuotaSection.STANDARD).perMinute(Callers.ALL, rate))
                .isEqualTo(quota);
    }

    @Test
    void hasADayAndALimitOfRequestsByDefault() {
        Quotas quotas = Quotas.of(QuotaSection.STANDARD);

        assertThat(quotas.writesPerDay(Callers.ALL)).isEqualTo(1_000);
        assertThat(quotas.maxConcurrentCalls()).isEqualTo(128);
        assertThat(quotas.showsFields()).isTrue();
    }

    @Test
    void replacesForATokenWhatItsEntrySays() {
        Quotas quotas = Quotas.of(section("", Map.of("tok", new TokenSection("", "7", "", "", ""))));

        assertThat(quotas.perMinute(Callers.ALL, Rate.READ)).isEqualTo(7);
        assertThat(quotas.perMinute(Callers.ALL, Rate.WRITE)).isEqualTo(30);
        assertThat(quotas.perMinute(Callers.OTHER, Rate.READ)).isEqualTo(300);
    }

    @Test
    void replacesEveryRateByTheMinuteAtOnce() {
        Quotas quotas = Quotas.of(section("9", Map.of("tok", new TokenSection("", "7", "", "", "5"))));

        assertThat(quotas.perMinute(Callers.ALL, Rate.READ)).isEqualTo(9);
        assertThat(quotas.perMinute(Callers.OTHER, Rate.REQUESTS)).isEqualTo(9);
        assertThat(quotas.writesPerDay(Callers.ALL)).isEqualTo(5);
    }

    @Test
    void countsTheDayByPrincipalUnlessTheTokenHasANumberOfItsOwn() {
        Quotas quotas = Quotas.of(section("", Map.of("tok", new TokenSection("", "", "", "", "5"), "tok2", NOTHING)));

        assertThat(quotas.daySubject(Callers.ALL)).isEqualTo("token:tok");
        assertThat(quotas.daySubject(Callers.OTHER)).isEqualTo("principal:other");
    }

    @ParameterizedTest
    @CsvSource({
        "readsPerMinute, 0",
        "writesPerMinute, -1",
        "validationsPerMinute, many",
        "requestsPerMinute, 1.5",
        "writesPerDay, 1000000001",
        "maxConcurrentCalls, 10001",
    })
    void refusesToStartWithWhatIsNoNumber(String name, String value) {
        QuotaSection section = new QuotaSection(
                of("requestsPerMinute", name, value),
                of("readsPerMinute", name, value),
                of("validationsPerMinute", name, value),
                of("writesPerMinute", name, value),
                of("writesPerDay", name, value),
                "",
                "",
                of("maxConcurrentCalls", name, value),
                Map.of());

        assertThatThrownBy(() -> Quotas.of(section))
                .isInstanceOf(StartupException.class)
                .hasMessage("quotas." + name + " must be a whole number from 1 to "
                        + (name.startsWith("max") ? "10000" : "1000000000") + ", or be left out; it is \"" + value
                        + "\".");
    }

    @Test
    void namesTheEntryOfATokenAndTheVariable() {
        Map<String, TokenSection> tokens = Map.of("tok", new TokenSection("x", "", "", "", ""));

        assertThatThrownBy(() -> Quotas.of(section("", tokens)))
                .hasMessageStartingWith("quotas.tokens.tok.requestsPerMinute must be ");
        assertThatThrownBy(() -> Quotas.of(section("0", Map.of())))
                .hasMessageStartingWith("quotas.perMinute (ADTOOLS_QUOTA_PER_MINUTE) must be ");
        assertThatThrownBy(() -> Quotas.of(section("", Map.of("a b", NOTHING))))
                .hasMessageStartingWith("quotas.tokens has the entry \"a b\", which must be the id of a token");
    }

    @Test
    void knowsTwoStylesOfFields() {
        assertThat(Quotas.of(headers("none")).showsFields()).isFalse();
        assertThat(Quotas.of(headers("draft11")).showsFields()).isTrue();
        assertThatThrownBy(() -> Quotas.of(headers("rfc")))
                .isInstanceOf(StartupException.class)
                .hasMessage("quotas.headers must be draft11 or none.");
    }

    private static String of(String wanted, String name, String value) {
        return wanted.equals(name) ? value : "";
    }

    private static QuotaSection section(String perMinute, Map<String, TokenSection> tokens) {
        return new QuotaSection("", "", "", "", "", perMinute, "", "", tokens);
    }

    private static QuotaSection headers(String style) {
        return new QuotaSection("", "", "", "", "", "", style, "", Map.of());
    }
}
