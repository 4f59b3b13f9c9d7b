package dev.adtools.server.auth;

import static dev.adtools.server.auth.AccessFixture.answer;
import static dev.adtools.server.auth.AccessFixture.body;
import static dev.adtools.server.auth.AccessFixture.error;
import static dev.adtools.server.auth.AccessFixture.request;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.ToolGroup;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.PrincipalKind;
import dev.adtools.server.call.Scope;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AccessTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void showsATokenOnce(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            TokenView.WithText minted = answer(fixture.operator().createToken(request("operator", "'tools:read'", "")));

            TokenView row = answer(fixture.operator().token(minted.row().id()));

            assertThat(minted.token()).startsWith("adt_live_" + row.id());
            assertThat(minted.row()).isEqualTo(row);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void describesAToken(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            TokenView row = answer(fixture.operator()
                            .createToken(request(
                                    "operator",
                                    "'tools:spend', 'tools:read'",
                                    ", 'platforms': ['beta', 'alpha'], 'tools': ['get_campaigns'],"
                                            + " 'groups': ['reporting', 'campaigns'],"
                                            + " 'accounts': ['123-456-7890', 'act_12345', 'properties/7']")))
                    .row();

            assertThat(row.name()).isEqualTo("a token");
            assertThat(row.principal()).isEqualTo("operator");
            assertThat(row.owner()).isEqualTo("operator");
            assertThat(row.status()).isEqualTo(TokenView.Status.ACTIVE);
            assertThat(row.createdBy()).isEqualTo("operator");
            assertThat(row.createdByOwner()).isEqualTo("operator");
            assertThat(row.createdAt()).isEqualTo("2026-03-01T12:00:00Z");
            assertThat(row.expiresAt()).isEqualTo("2026-05-30T12:00:00Z");
            assertThat(row.revokedAt()).isNull();
            assertThat(row.scopes()).containsExactly(Scope.TOOLS_READ, Scope.TOOLS_SPEND);
            assertThat(row.platforms()).containsExactly(Platform.ALPHA, Platform.BETA);
            assertThat(row.tools()).containsExactly("get_campaigns");
            assertThat(row.groups()).containsExactly(ToolGroup.CAMPAIGNS, ToolGroup.REPORTING);
            assertThat(row.accounts()).containsExactly("1234567890", "act_12345", "properties/7");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void revokesATokenOnce(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            String id = answer(fixture.operator().createToken(request("operator", "'tools:read'", "")))
                    .row()
                    .id();
            TokenView.WithRevoked revoked = answer(fixture.operator().revokeToken(id, false));

            fixture.clock.advance(Duration.ofHours(1));
            TokenView.WithRevoked again = answer(fixture.operator().revokeToken(id, false));

            assertThat(revoked.row().status()).isEqualTo(TokenView.Status.REVOKED);
            assertThat(revoked.row().revokedAt()).isEqualTo("2026-03-01T12:00:00Z");
            assertThat(again).isEqualTo(revoked);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void listsEveryTokenOnceOverItsPages(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            List<String> minted = new ArrayList<>();
            for (int i = 0; i < 7; i++) {
                minted.add(answer(fixture.operator().createToken(request("operator", "'tools:read'", "")))
                        .row()
                        .id());
                fixture.clock.advance(Duration.ofMillis(i % 2));
            }

            List<String> listed = new ArrayList<>();
            String cursor = null;
            do {
                Page<TokenView> page = answer(PageRequest.of(cursor, "3", null).map(fixture.operator()::tokens));
                page.rows().forEach(row -> listed.add(row.id()));
                cursor = page.next().orElse(null);
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

            Page<PrincipalRow> page = fixture.operator().principals(AccessFixture.FIRST);

            assertThat(page.rows()).extracting(PrincipalRow::id).containsExactly("reports", "operator", "approver");
            assertThat(page.rows().get(0).kind()).isEqualTo(PrincipalKind.SERVICE);
            assertThat(page.next()).isEmpty();
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

            String reader = answer(teamA.createToken(request("approver", "'tools:read'", "")))
                    .row()
                    .id();

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

            String decides = answer(offline.createToken(request("anna", "'approvals:decide'", "")))
                    .token();
            String spends = answer(offline.createToken(request("anna", "'tools:spend'", "")))
                    .token();

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
            String revoked = answer(fixture.operator().createToken(request("reports", "'tools:write'", "")))
                    .row()
                    .id();
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
}
