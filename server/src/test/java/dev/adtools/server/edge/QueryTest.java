package dev.adtools.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QueryTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "access_token",
                "access_token=x",
                "%61ccess_token=x",
                "access%5Ftoken",
                "a=%zz&access_token=1",
                "access_token=%zz",
                "&&access_token="
            })
    void findsAParameterHoweverItIsWritten(String query) {
        assertThat(Query.has(query, "access_token")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "=", "a=access_token", "access_tokens=x", "Access_Token=x", "%zz", "%", "a=b&c"})
    void isNotMisledByOthers(String query) {
        assertThat(Query.has(query, "access_token")).isFalse();
    }
}
