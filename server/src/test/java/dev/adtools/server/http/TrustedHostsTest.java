package dev.adtools.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrustedHostsTest {

    private final TrustedHosts hosts =
            new TrustedHosts(Set.of("ads.example.com"), Set.of("https://agents.example.com:8443"));

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "-",
                "localhost",
                "LocalHost:8080",
                "127.0.0.1:8080",
                "10.1.2.3",
                "[::1]:8080",
                "[2001:db8::1]",
                "ads.example.com",
                "ADS.example.com:443"
            })
    void goesByItsNamesAndByAnyAddress(@Nullable String host) {
        assertThat(hosts.refusal(host, null)).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "evil.example.com",
        "localhost.example.com",
        "127.0.0.1.example.com",
        "ads.example.com.",
        "example.com:8080",
        "[::1].example.com",
        "1.2.3.4.5",
        "''"
    })
    void goesByNoOtherName(String host) {
        assertThat(hosts.refusal(host, null)).extracting(ToolError::code).isEqualTo(ErrorCode.POLICY_DENIED);
    }

    @ParameterizedTest
    @CsvSource({
        "localhost:8080,      http://localhost:8080",
        "ads.example.com,     https://ads.example.com",
        "ads.example.com,     HTTPS://ads.example.com",
        "127.0.0.1:8080,      http://127.0.0.1:8080",
        "10.1.2.3:8080,       https://agents.example.com:8443"
    })
    void trustsItsOwnPagesAndThoseThatAreListed(String host, String origin) {
        assertThat(hosts.refusal(host, origin)).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "localhost:8080,  http://localhost:3000",
        "localhost:8080,  http://localhost",
        "localhost:8080,  http://evil.example.com",
        "localhost:8080,  https://agents.example.com",
        "localhost:8080,  null",
        "localhost:8080,  ''",
        "localhost:8080,  localhost:8080",
        "localhost:8080,  http://localhost:8080.example.com",
        "localhost:8080,  'http://localhost:8080,http://evil.example.com'",
        "evil.example.com, http://evil.example.com"
    })
    void trustsNoOtherPage(String host, String origin) {
        assertThat(hosts.refusal(host, origin)).extracting(ToolError::code).isEqualTo(ErrorCode.POLICY_DENIED);
    }
}
