package dev.adtools.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.fixtures.AccessService;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(120)
class AccessResourcesTest {

    private final HttpClient client = HttpClient.newHttpClient();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void givesATokenThatWorksUntilItIsRevoked(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            AccessService service = new AccessService(store);
            service.before();
            try {
                HttpResponse<byte[]> principal = send(
                        service,
                        AccessService.OPERATOR_TOKEN,
                        "POST",
                        "/api/v1/principals",
                        "{'id': 'ann', 'owner': 'team-a', 'kind': 'human'}");
                HttpResponse<byte[]> minted = send(
                        service,
                        AccessService.OPERATOR_TOKEN,
                        "POST",
                        "/api/v1/tokens",
                        "{'name': 'admin', 'principal': 'ann', 'scopes': ['tokens:admin']}");
                String token = text(minted, "token");
                HttpResponse<byte[]> list = send(service, token, "GET", "/api/v1/tokens?limit=1", "");
                HttpResponse<byte[]> revoked =
                        send(service, token, "DELETE", "/api/v1/tokens/" + text(minted, "id"), "");
                HttpResponse<byte[]> after = send(service, token, "GET", "/api/v1/tokens", "");

                assertThat(principal.statusCode()).isEqualTo(201);
                assertThat(minted.statusCode()).isEqualTo(201);
                assertThat(minted.headers().firstValue("Cache-Control")).contains("no-store");
                assertThat(text(minted, "owner")).isEqualTo("team-a");
                assertThat(list.statusCode()).isEqualTo(200);
                assertThat(new String(list.body(), StandardCharsets.UTF_8)).doesNotContain(token.substring(20));
                assertThat(json(list).get("rows"))
                        .isInstanceOfSatisfying(
                                JsonArray.class,
                                rows -> assertThat(rows.items()).hasSize(1));
                assertThat(text(revoked, "status")).isEqualTo("revoked");
                assertThat(after.statusCode()).isEqualTo(401);
                assertThat(after.headers().firstValue("WWW-Authenticate"))
                        .contains("Bearer realm=\"adtools\", error=\"invalid_token\"");
                assertThat(text(after, "code")).isEqualTo("UNAUTHENTICATED");
            } finally {
                service.after();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesWhatItMust(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            AccessService service = new AccessService(store);
            service.before();
            try {
                String reader = text(
                        send(
                                service,
                                AccessService.OPERATOR_TOKEN,
                                "POST",
                                "/api/v1/tokens",
                                "{'name': 'reader', 'principal': 'operator', 'scopes': ['tools:read']}"),
                        "token");
                HttpResponse<byte[]> scopeless = send(service, reader, "GET", "/api/v1/principals", "");
                HttpResponse<byte[]> broken =
                        send(service, AccessService.OPERATOR_TOKEN, "POST", "/api/v1/principals", "{'id': 7}");
                HttpResponse<byte[]> cursor =
                        send(service, AccessService.OPERATOR_TOKEN, "GET", "/api/v1/tokens?cursor=x", "");
                HttpResponse<byte[]> limit =
                        send(service, AccessService.OPERATOR_TOKEN, "GET", "/api/v1/tokens?limit=501", "");
                HttpResponse<byte[]> unknown =
                        send(service, AccessService.OPERATOR_TOKEN, "DELETE", "/api/v1/tokens/none", "");

                assertThat(scopeless.statusCode()).isEqualTo(403);
                assertThat(scopeless.headers().firstValue("WWW-Authenticate"))
                        .contains("Bearer realm=\"adtools\", error=\"insufficient_scope\", scope=\"tokens:admin\"");
                assertThat(text(broken, "code")).isEqualTo("INVALID_REQUEST");
                assertThat(text(cursor, "code")).isEqualTo("INVALID_REQUEST");
                assertThat(text(limit, "message")).isEqualTo("limit must be a whole number from 1 to 500.");
                assertThat(unknown.statusCode()).isEqualTo(404);
                assertThat(json(unknown).get("details"))
                        .isInstanceOfSatisfying(
                                JsonObject.class,
                                details -> assertThat(details.has("retryable")).isTrue());
            } finally {
                service.after();
            }
        }
    }

    private HttpResponse<byte[]> send(AccessService service, String token, String method, String path, String body)
            throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create(service.url() + path))
                        .header("Authorization", "Bearer " + token)
                        .header("Content-Type", "application/json")
                        .method(method, BodyPublishers.ofString(body.replace('\'', '"')))
                        .build(),
                BodyHandlers.ofByteArray());
    }

    private static JsonObject json(HttpResponse<byte[]> response) {
        return (JsonObject) JsonCursor.read(response.body());
    }

    private static String text(HttpResponse<byte[]> response, String member) {
        return ((JsonString) Objects.requireNonNull(json(response).get(member))).value();
    }
}
