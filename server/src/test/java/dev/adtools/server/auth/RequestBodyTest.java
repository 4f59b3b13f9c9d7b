package dev.adtools.server.auth;

import static dev.adtools.server.auth.AccessFixture.body;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestBodyTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "[]                                                    | ~~             | must be an object",
                "{}                                                    | /id            | is required and missing",
                "{'id': 'a', 'owner': 'b', 'kind': 'robot'}            | /kind          | must be one of service, human",
                "{'id': 'Ann', 'owner': 'b', 'kind': 'human'}          | /id            | must match",
                "{'id': 'a', 'owner': '', 'kind': 'human'}             | /owner         | must have at least 1 character",
                "{'id': 'a', 'owner': null, 'kind': 'human'}           | /owner         | must be a string, got null",
                "{'id': 'a', 'owner': 'b', 'kind': 'human', 'x': 1}    | /x             | is not known here"
            })
    void pointsAtWhatIsWrongWithAPrincipal(String json, String pointer, String message) {
        assertThat(invalid(PrincipalRequest.read(body(json)), pointer)).contains(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'scopes': []                                             | /scopes      | must have at least 1 item",
                "'scopes': ['tools:all']                                  | /scopes/0    | must be one of halts:set, tools:read",
                "'scopes': ['tools:read'], 'platforms': ['gamma']         | /platforms/0 | must be one of alpha, beta",
                "'scopes': ['tools:read'], 'platforms': []                | /platforms   | must have at least 1 item",
                "'scopes': ['tools:read'], 'accounts': ['act_1']          | /accounts/0  | must match",
                "'scopes': ['tools:read'], 'accounts': ['12345678901']    | /accounts/0  | must match",
                "'scopes': ['tools:read'], 'tools': ['Get Campaigns']     | /tools/0     | must match",
                "'scopes': ['tools:read'], 'expires_at': 'tomorrow'       | /expires_at  | must be a date and time",
                "'scopes': ['tools:read'], 'expires_at': '2026-02-30T00:00:00Z' | /expires_at | must be a date and time",
                "'scopes': ['tools:read'], 'expires_in': 5                | /expires_in  | is not known here"
            })
    void pointsAtWhatIsWrongWithAToken(String members, String pointer, String message) {
        byte[] body = body("{'name': 'n', 'principal': 'p', " + members + "}");

        assertThat(invalid(TokenRequest.read(body), pointer)).contains(message);
    }

    @Test
    void refusesWhatIsNotJson() {
        for (String json : List.of("", "{", "{'id': 'a', 'id': 'a'}", "{} {}")) {
            ToolError error = error(PrincipalRequest.read(body(json)));
            assertThat(error.code()).isEqualTo(ErrorCode.INVALID_JSON);
        }
    }

    @Test
    void readsATimeOfAnyOffset() {
        TokenRequest token = TokenRequest.read(
                        body(
                                "{'name': 'n', 'principal': 'p', 'scopes': ['tools:read'], 'expires_at': '2026-04-01T02:00:00+02:00'}"))
                .fold(read -> read, error -> {
                    throw new AssertionError(error);
                });

        assertThat(token.expiry()).hasToString("2026-04-01T00:00:00Z");
    }

    private static String invalid(Outcome<?> outcome, String pointer) {
        ToolError error = error(outcome);
        assertThat(error.code()).isEqualTo(ErrorCode.INVALID_REQUEST);
        assertThat(AccessFixture.text(error.details(), "pointer")).isEqualTo(pointer);
        return error.message();
    }

    private static ToolError error(Outcome<?> outcome) {
        return outcome.fold(
                read -> {
                    throw new AssertionError(read);
                },
                error -> error);
    }
}
