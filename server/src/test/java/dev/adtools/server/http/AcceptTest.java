package dev.adtools.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AcceptTest {

    @Test
    void takesNoWishForEveryType() {
        assertThat(Accept.of(null)).isEqualTo(Accept.JSON);
        assertThat(Accept.of(" ")).isEqualTo(Accept.JSON);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json",
                "Application/JSON",
                "*/*",
                "*",
                "application",
                "application/*;q=0.001",
                "*/json",
                "application/json;charset=utf-8;q=1.000",
                "text/html, application/json;q=0.5",
                "text/html;level=\"a,b;c\", application/json",
                "*/*;q=0, application/json",
                "application/json;q=0, application/json;q=0.1",
                "text/event-stream, application/json",
                "application/json, text/event-stream",
                ", application/json,"
            })
    void seesThatJsonIsAccepted(String header) {
        assertThat(Accept.of(header)).isEqualTo(Accept.JSON);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/html",
                "garbage",
                "application/jsonx",
                "application/problem+json",
                "application/json;q=0",
                "application/json; Q=0.000",
                "application/json ;q=\"0\"",
                "*/*;q=0",
                "application/json;q=0, */*",
                "application/*;q=0, */*",
                "text/html;x=\", application/json\""
            })
    void seesThatOnlyOthersAre(String header) {
        assertThat(Accept.of(header)).isEqualTo(Accept.OTHERS);
    }

    @ParameterizedTest
    @ValueSource(strings = {",", "application/json;q=2", "application/json;q=x", "text/html;q=0.0001", "*/*;q="})
    void refusesWhatItCannotRead(String header) {
        assertThat(Accept.of(header)).isEqualTo(Accept.UNREADABLE);
    }
}
