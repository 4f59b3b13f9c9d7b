package dev.adtools.server.auth;

import static dev.adtools.server.auth.AccessFixture.answer;
import static dev.adtools.server.auth.AccessFixture.body;
import static dev.adtools.server.auth.AccessFixture.error;
import static dev.adtools.server.auth.AccessFixture.request;
import static dev.adtools.server.auth.AccessFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.store.PageRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AccessTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void showsATokenOnce(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            JsonObject minted = answer(fixture.operator().createToken(request("operator", "'tools:read'", "")));

            JsonObject row = answer(fixture.operator().token(text(minted, "id")));

            assertThat(text(minted, "token")).startsWith("adt_live_" + text(minted, "id"));
            assertThat(row.has("token")).isFalse();
            assertThat(minted.toBuilder().put("token", "").build())
                    .isEqualTo(row.toBuilder().put("token", "").build());
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void describesAToken(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            JsonObject row = answer(fixture.operator()
                    .createToken(request(
                            "operator",
                            "'tools:spend', 'tools:read'",
                            ", 'platforms': ['beta', 'alpha'], 'tools': ['get_campaigns'],"
                                    + " 'groups': ['reporting', 'campaigns'],"
                                    + " 'accounts': ['123-456-7890', 'act_12345', 'properties/7']")));

            assertThat(text(row, "name")).isEqualTo("a token");
            assertThat(text(row, "principal")).isEqualTo("operator");
            assertThat(text(row, "owner")).isEqualTo("operator");
            assertThat(text(row, "status")).isEqualTo("active");
            assertThat(text(row, "created_by")).isEqualTo("operator");
            assertThat(text(row, "created_by_owner")).isEqualTo("operator");
            assertThat(text(row, "created_at")).isEqualTo("2026-03-01T12:00:00Z");
            assertThat(text(row, "expires_at")).isEqualTo("2026-05-30T12:00:00Z");
            assertThat(row.get("revoked_at")).isEqualTo(JsonNull.NULL);
            assertThat(row.get("scopes")).isEqualTo(strings("tools:read", "tools:spend"));
            assertThat(row.get("platforms")).isEqualTo(strings("alpha", "beta"));
            assertThat(row.get("tools")).isEqualTo(strings("get_campaigns"));
            assertThat(row.get("groups")).isEqualTo(strings("campaigns", "reporting"));
            assertThat(row.get("accounts")).isEqualTo(strings("1234567890", "act_12345", "properties/7"));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void revokesATokenOnce(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            String id = text(answer(fixture.operator().createToken(request("operator", "'tools:read'", ""))), "id");
            JsonObject revoked = answer(fixture.operator().revokeToken(id, false));

            fixture.clock.advance(Duration.ofHours(1));
            JsonObject again = answer(fixture.operator().revokeToken(id, false));

            assertThat(text(revoked, "status")).isEqualTo("revoked");
            assertThat(text(revoked, "revoked_at")).isEqualTo("2026-03-01T12:00:00Z");
            assertThat(again).isEqualTo(revoked);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void listsEveryTokenOnceOverItsPages(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            List<String> minted = new ArrayList<>();
            for (int i = 0; i < 7; i++) {
                minted.add(text(answer(fixture.operator().createToken(request("operator", "'tools:read'", ""))), "id"));
                fixture.clock.advance(Duration.ofMillis(i % 2));
            }

            List<String> listed = new ArrayList<>();
            String cursor = null;
            do {
                JsonObject page = answer(PageRequest.of(cursor, "3", null).flatMap(fixture.operator()::tokens));
                rows(page).forEach(row -> listed.add(text(row, "id")));
                cursor = next(page);
                assertThat(page.get("has_more")).isEqualTo(JsonBoolean.of(cursor != null));
            } while (cursor != null);

            assertThat(listed).containsExactlyInAnyOrderElementsOf(minted);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void listsPrincipals(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.clock.advance(Duration.ofSeconds(1));
            fixture.principal("reports");

            JsonObject page = answer(fixture.operator().principals(AccessFixture.FIRST));

            assertThat(rows(page))
                    .extracting(row -> text(row, "id"))
                    .containsExactly("reports", "operator", "approver");
            assertThat(rows(page).get(0).get("kind")).isEqualTo(new JsonString("service"));
            assertThat(next(page)).isNull();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesASecondPrincipalOfAnId(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            ToolError error = error(fixture.operator()
                    .createPrincipal(body("{'id': 'operator', 'owner': 'somebody', 'kind': 'human'}")));

            assertThat(error)
                    .isEqualTo(ToolError.of(ErrorCode.STATE_CONFLICT, "There is already a principal operator."));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesATokenForNobody(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            ToolError error = error(fixture.operator().createToken(request("nobody", "'tools:read'", "")));

            assertThat(error).isEqualTo(ToolError.of(ErrorCode.NOT_FOUND, "There is no principal nobody."));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesATokenForADisabledPrincipal(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.store.tx().execute(handle -> handle.execute("UPDATE principal SET disabled = 1"));

            ToolError error = error(fixture.operator().createToken(request("operator", "'tools:read'", "")));

            assertThat(error.code()).isEqualTo(ErrorCode.STATE_CONFLICT);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void knowsNoOtherTokens(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            assertThat(error(fixture.operator().token("unknown")).code()).isEqualTo(ErrorCode.NOT_FOUND);
            assertThat(error(fixture.operator().revokeToken("unknown", false)).code())
                    .isEqualTo(ErrorCode.NOT_FOUND);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void remembersWhoseTokensLedToAToken(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("team-a");
            String admin = fixture.token("team-a", "'tokens:admin', 'tools:read'", "");
            Administration teamA =
                    fixture.access.administeredBy(fixture.authenticate(admin).orElseThrow());

            String reader = text(answer(teamA.createToken(request("approver", "'tools:read'", ""))), "id");

            String lineage = fixture.store
                    .tx()
                    .read(handle -> handle.createQuery("SELECT lineage FROM token WHERE id = :id")
                            .bind("id", reader)
                            .mapTo(String.class)
                            .one());
            assertThat(lineage).isEqualTo("operator team-a");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void putsNobodyBehindApproversWhomTheHolderOfTheDataDirectoryMakes(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("anna");
            Caller holder =
                    new Caller("operator", "operator", "offline", Set.of(), EnumSet.allOf(Scope.class), Limits.NONE);
            Administration offline = fixture.access.administeredBy(holder);

            String decides = text(answer(offline.createToken(request("anna", "'approvals:decide'", ""))), "token");
            String spends = text(answer(offline.createToken(request("anna", "'tools:spend'", ""))), "token");

            assertThat(fixture.authenticate(decides).orElseThrow().lineage()).isEmpty();
            assertThat(fixture.authenticate(spends).orElseThrow().lineage()).containsExactly("operator");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void forgetsATokenOfTheEnvironmentThatWasReplaced(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            String id = fixture.authenticate(AccessFixture.APPROVER_TOKEN)
                    .orElseThrow()
                    .tokenId();
            BootstrapTokens replaced =
                    new BootstrapTokens(AccessFixture.OPERATOR_TOKEN, "another-approver-token-of-the-environment");
            Access restarted = new Access(fixture.store.tx(), replaced, fixture.clock, fixture.clock::millis);

            assertThat(decider(fixture, fixture.access, id)).isPresent();
            assertThat(decider(fixture, restarted, id)).isEmpty();
        }
    }

    private static Optional<Caller> decider(AccessFixture fixture, Access node, String tokenId) {
        return fixture.store.tx().read(handle -> node.caller(handle, "approver", tokenId));
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void knowsWhatAPrincipalCanDoNow(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("reports");
            fixture.token("reports", "'tools:read'", ", 'expires_at': '2026-03-01T13:00:00Z'");
            String revoked =
                    text(answer(fixture.operator().createToken(request("reports", "'tools:write'", ""))), "id");
            fixture.token("reports", "'tools:spend'", "");

            assertThat(scopes(fixture)).containsExactlyInAnyOrder("TOOLS_READ", "TOOLS_WRITE", "TOOLS_SPEND");
            fixture.operator().revokeToken(revoked, false);
            assertThat(scopes(fixture)).containsExactlyInAnyOrder("TOOLS_READ", "TOOLS_SPEND");
            fixture.clock.advance(Duration.ofHours(1));
            assertThat(scopes(fixture)).containsExactly("TOOLS_SPEND");
            fixture.store
                    .tx()
                    .execute(handle -> handle.execute("UPDATE principal SET disabled = 1 WHERE id = 'reports'"));
            assertThat(scopes(fixture)).isEmpty();
        }
    }

    private static List<String> scopes(AccessFixture fixture) {
        return fixture.access.callers("reports").stream()
                .flatMap(caller -> caller.scopes().stream())
                .map(Enum::name)
                .toList();
    }

    private static List<JsonObject> rows(JsonObject page) {
        return page.get("rows") instanceof JsonArray rows
                ? rows.items().stream().map(JsonObject.class::cast).toList()
                : List.of();
    }

    private static @Nullable String next(JsonObject page) {
        return page.get("next_cursor") instanceof JsonString cursor ? cursor.value() : null;
    }

    private static JsonValue strings(String... items) {
        return JsonArray.ofStrings(List.of(items));
    }
}
