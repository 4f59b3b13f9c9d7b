package dev.adtools.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.server.store.StartupException;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OriginPolicyTest {

    @Test
    void hasNoNamesByDefault() {
        OriginPolicy names = OriginPolicy.of("", "", "");

        assertThat(names.hosts()).isEmpty();
        assertThat(names.origins()).isEmpty();
    }

    @Test
    void countsThePublicUrlAmongItsNames() {
        OriginPolicy names = OriginPolicy.of(
                "https://Ads.Example.com:8443/tools/", " adtools , ADS.internal,", "https://agents.example.com");

        assertThat(names.hosts()).containsExactlyInAnyOrder("ads.example.com", "adtools", "ads.internal");
        assertThat(names.origins())
                .containsExactlyInAnyOrder("https://ads.example.com:8443", "https://agents.example.com");
        assertThat(names.others()).containsExactly("https://agents.example.com");
    }

    @ParameterizedTest
    @CsvSource({
        "https://x:443, https://x",
        "http://x:80, http://x",
        "https://x:80, https://x:80",
        "http://x:443, http://x:443",
        "HTTPS://Agents.Example.COM:0443, https://agents.example.com",
        "https://x:, https://x",
        "http://[::1]:8080, http://[::1]:8080"
    })
    void writesOriginsAsBrowsersDo(String configured, String sent) {
        assertThat(OriginPolicy.of("", "", configured).others()).containsExactly(sent);
        assertThat(OriginPolicy.of(configured, "", "").own()).containsExactly(sent);
    }

    @ParameterizedTest
    @CsvSource({
        "https://ads.example.com, ads.example.com",
        "HTTPS://Ads.Example.com:8443/tools/?a#b, ads.example.com",
        "ads.example.com:8443, ads.example.com",
        "ads.example.com:, ads.example.com",
        "ads.example.com/, ads.example.com",
        "//ads.example.com, ''",
        "http://[::1]:8080, [::1]",
        "::1, ''",
        "*, ''",
        "*.example.com, ''",
        "ads..example.com, ''",
        "me@ads.example.com, ''",
        "ads example, ''",
        "münchen.example, ''"
    })
    void refusesToStartWithHostsThatNoRequestCanName(String host, String instead) {
        assertThatThrownBy(() -> OriginPolicy.of("", "ads.internal," + host, ""))
                .isInstanceOf(StartupException.class)
                .hasMessageStartingWith("allowedHosts must name hosts without scheme, port or path")
                .hasMessageEndingWith(
                        instead.isEmpty()
                                ? host.toLowerCase(Locale.ROOT) + " is none."
                                : "write " + instead + " for " + host.toLowerCase(Locale.ROOT) + ".");
    }

    @ParameterizedTest
    @ValueSource(strings = {"adtools", "ads.example.com", "ads.example.com.", "my_host", "10.1.2.3", "[2001:db8::1]"})
    void goesByTheNamesThatAreListed(String host) {
        assertThat(new TrustedHosts(OriginPolicy.of("", host, "").hosts(), Set.of()).refusal(host + ":8080", null))
                .isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "ads.example.com, '', publicUrl",
        "ftp://ads.example.com, '', publicUrl",
        "https://, '', publicUrl",
        "https://a b, '', publicUrl",
        "'', *, allowedOrigins",
        "'', https://agents.example.com/, allowedOrigins",
        "'', https://me@agents.example.com, allowedOrigins",
        "'', https://agents.example.com?, allowedOrigins",
        "'', https://agents.example.com#, allowedOrigins",
        "'', https://agents.example.com:65536, allowedOrigins",
        "'', null, allowedOrigins",
        "'', 'https://agents.example.com,agents', allowedOrigins"
    })
    void refusesToStartWithNamesThatAreNone(String publicUrl, String origins, String setting) {
        assertThatThrownBy(() -> OriginPolicy.of(publicUrl, "", origins))
                .isInstanceOf(StartupException.class)
                .hasMessageStartingWith(setting)
                .hasMessageEndingWith("is none.");
    }
}
