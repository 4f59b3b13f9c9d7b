package dev.adtools.server.cli.stdio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.api.ToolGroup;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndpointTest {

    @ParameterizedTest
    @CsvSource({
        "http://127.0.0.1:8080, http://127.0.0.1:8080/mcp",
        "http://127.0.0.1:8080/, http://127.0.0.1:8080/mcp",
        "https://ads.example.com/mcp, https://ads.example.com/mcp",
        "https://ads.example.com/tools/mcp/, https://ads.example.com/tools/mcp",
        "HTTPS://ads.example.com/to%20ols, HTTPS://ads.example.com/to%20ols/mcp",
        "http://[::1]:8080, http://[::1]:8080/mcp"
    })
    void isWhereTheServiceTakesMessages(String given, String url) {
        assertThat(Endpoint.url(given, List.of())).hasToString(url);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1:8080",
                "/mcp",
                "ftp://host/mcp",
                "http:///mcp",
                "http://user:secret@host/mcp",
                "http://host/mcp?token=secret",
                "http://host/mcp#x",
                "http://ho st"
            })
    void isNoOtherAddress(String given) {
        assertThatThrownBy(() -> Endpoint.url(given, List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void namesTheGroupsThatAreAskedFor() {
        assertThat(Endpoint.url("https://host/mcp", List.of(ToolGroup.REPORTING, ToolGroup.APPROVALS)))
                .hasToString("https://host/mcp?groups=reporting,approvals");
    }

    @Test
    void doesNotShowItsToken() {
        assertThat(new Endpoint(URI.create("http://host/mcp"), "secret", Duration.ZERO))
                .hasToString("http://host/mcp");
    }
}
