package dev.adtools.server.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.ToolGroup;
import dev.adtools.server.auth.BootstrapTokens.BootstrapIdentity;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MintRulesTest {

    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
    private static final Limits LIMITED = new Limits(
            Set.of(Platform.BETA),
            Set.of("act_12345", "act_67890"),
            Set.of("get_campaigns"),
            Set.of(ToolGroup.CAMPAIGNS, ToolGroup.REPORTING));

    @Test
    void letsAMinterGrantWhatItHas() {
        assertThat(refusal(Set.of(Scope.TOOLS_READ, Scope.TOKENS_ADMIN), Limits.NONE, admin(Limits.NONE)))
                .isEmpty();
    }

    @Test
    void refusesAScopeThatTheMinterLacks() {
        ToolError error = refusal(Set.of(Scope.TOOLS_READ, Scope.TOOLS_SPEND), Limits.NONE, admin(Limits.NONE))
                .orElseThrow();

        assertThat(error.code()).isEqualTo(ErrorCode.INSUFFICIENT_SCOPE);
        assertThat(error.message()).isEqualTo("Only a token with tokens:admin that has tools:spend can grant it.");
    }

    @ParameterizedTest
    @EnumSource
    void letsOneRootGrantNothingOfTheOther(Scope scope) {
        Set<Scope> deciding = Set.of(Scope.APPROVALS_DECIDE, Scope.APPROVALS_ADMIN);
        Caller tokens = BootstrapIdentity.OPERATOR.caller("first");
        Caller approvals = BootstrapIdentity.APPROVER.caller("first");

        assertThat(refusal(Set.of(scope), Limits.NONE, tokens).isEmpty()).isEqualTo(!deciding.contains(scope));
        assertThat(refusal(Set.of(scope), Limits.NONE, approvals).isEmpty()).isEqualTo(isForApprovers(scope));
    }

    private static boolean isForApprovers(Scope scope) {
        return scope.wireName().startsWith("approvals:") || scope == Scope.HALTS_SET;
    }

    @Test
    void letsTokensThatAreOlderThanTheStopGrantIt() {
        Set<Scope> operator = EnumSet.of(Scope.TOKENS_ADMIN, Scope.SERVICE_ADMIN);
        Set<Scope> approver = EnumSet.of(Scope.APPROVALS_READ, Scope.APPROVALS_DECIDE, Scope.APPROVALS_ADMIN);

        for (Set<Scope> scopes : List.of(operator, approver)) {
            Caller minter = new Caller("ann", "ann", "0123456789", Set.of(), scopes, Limits.NONE);
            assertThat(refusal(Set.of(Scope.HALTS_SET), Limits.NONE, minter)).isEmpty();
        }
        assertThat(refusal(Set.of(Scope.HALTS_SET), Limits.NONE, admin(Limits.NONE)))
                .isPresent();
    }

    @Test
    void saysWhichRootGrantsWhat() {
        assertThat(refusal(Set.of(Scope.APPROVALS_DECIDE), Limits.NONE, admin(Limits.NONE)))
                .hasValueSatisfying(error -> assertThat(error.message())
                        .isEqualTo("Only a token with approvals:admin can grant approvals:decide."));
        assertThat(refusal(Set.of(Scope.APPROVALS_READ), Limits.NONE, admin(Limits.NONE)))
                .hasValueSatisfying(error -> assertThat(error.message())
                        .isEqualTo("Only a token with tokens:admin that has approvals:read can grant it."));
    }

    @ParameterizedTest
    @EnumSource
    void mixesNoRootNorItsRightsWithTheOthersWhoeverMints(Scope scope) {
        Caller both = new Caller("ann", "ann", "0123456789", Set.of(), EnumSet.allOf(Scope.class), Limits.NONE);
        for (Scope decides : List.of(Scope.APPROVALS_DECIDE, Scope.APPROVALS_ADMIN)) {
            Optional<ToolError> refused = refusal(EnumSet.of(decides, scope), Limits.NONE, both);
            assertThat(refused.isEmpty()).isEqualTo(isForApprovers(scope));
            refused.ifPresent(error ->
                    assertThat(AccessFixture.text(error.details(), "pointer")).isEqualTo("/scopes"));
        }
    }

    @Test
    void letsNobodyWhoMakesSpendersMakeApprovers() {
        // No token has both any more; one from before may.
        Set<Scope> both = EnumSet.of(Scope.TOKENS_ADMIN, Scope.APPROVALS_READ, Scope.APPROVALS_DECIDE);
        Caller minter = new Caller("ann", "ann", "0123456789", Set.of(), both, Limits.NONE);

        assertThat(refusal(Set.of(Scope.APPROVALS_DECIDE), Limits.NONE, minter)).isPresent();
        assertThat(refusal(Set.of(Scope.APPROVALS_READ), Limits.NONE, minter)).isEmpty();
    }

    @Test
    void letsALimitedMinterGrantNoMore() {
        Limits narrower = new Limits(
                Set.of(Platform.BETA), Set.of("act_12345"), Set.of("get_campaigns"), Set.of(ToolGroup.CAMPAIGNS));

        assertThat(refusal(Set.of(Scope.TOOLS_READ), LIMITED, admin(LIMITED))).isEmpty();
        assertThat(refusal(Set.of(Scope.TOOLS_READ), narrower, admin(LIMITED))).isEmpty();
    }

    @Test
    void refusesAnotherPlatform() {
        Limits wider = new Limits(Set.of(Platform.ALPHA), LIMITED.accounts(), LIMITED.tools(), LIMITED.groups());

        assertThat(refusedFor(wider)).isEqualTo("platforms");
    }

    @Test
    void refusesAnotherAccount() {
        Limits wider =
                new Limits(LIMITED.platforms(), Set.of("act_12345", "act_99999"), LIMITED.tools(), LIMITED.groups());

        assertThat(refusedFor(wider)).isEqualTo("accounts");
    }

    @Test
    void refusesAnotherGroup() {
        Limits wider = new Limits(
                LIMITED.platforms(),
                LIMITED.accounts(),
                LIMITED.tools(),
                Set.of(ToolGroup.CAMPAIGNS, ToolGroup.CHANGES));

        assertThat(refusedFor(wider)).isEqualTo("groups");
    }

    @Test
    void refusesToDropALimit() {
        assertThat(refusedFor(new Limits(Set.of(), LIMITED.accounts(), LIMITED.tools(), LIMITED.groups())))
                .isEqualTo("platforms");
        assertThat(refusedFor(new Limits(LIMITED.platforms(), Set.of(), LIMITED.tools(), LIMITED.groups())))
                .isEqualTo("accounts");
        assertThat(refusedFor(new Limits(LIMITED.platforms(), LIMITED.accounts(), Set.of(), LIMITED.groups())))
                .isEqualTo("tools");
        assertThat(refusedFor(new Limits(LIMITED.platforms(), LIMITED.accounts(), LIMITED.tools(), Set.of())))
                .isEqualTo("groups");
    }

    @Test
    void refusesAnExpiryThatHasPassed() {
        assertThat(refusal(Duration.ZERO))
                .hasValueSatisfying(
                        error -> assertThat(error.message()).endsWith("/expires_at must be in the future."));
    }

    @Test
    void refusesAnExpiryTooFarAhead() {
        assertThat(refusal(Duration.ofDays(400))).isEmpty();
        assertThat(refusal(Duration.ofDays(400).plusMillis(1)))
                .hasValueSatisfying(
                        error -> assertThat(error.message()).endsWith("/expires_at must be at most 400 days ahead."));
    }

    private static String refusedFor(Limits limits) {
        ToolError error =
                refusal(Set.of(Scope.TOOLS_READ), limits, admin(LIMITED)).orElseThrow();
        assertThat(error.code()).isEqualTo(ErrorCode.POLICY_DENIED);
        return AccessFixture.text(error.details(), "pointer").substring(1);
    }

    private static Optional<ToolError> refusal(Duration lifetime) {
        return MintRules.refusal(
                wanted(Set.of(Scope.TOOLS_READ), Limits.NONE), admin(Limits.NONE), NOW.plus(lifetime), NOW);
    }

    private static Optional<ToolError> refusal(Set<Scope> scopes, Limits limits, Caller minter) {
        return MintRules.refusal(wanted(scopes, limits), minter, NOW.plusSeconds(1), NOW);
    }

    private static TokenRequest wanted(Set<Scope> scopes, Limits limits) {
        return new TokenRequest(
                "a token",
                "reports",
                List.copyOf(scopes),
                List.copyOf(limits.platforms()),
                limits.accounts().stream().map(TokenRequest.AccountPattern::new).toList(),
                List.copyOf(limits.tools()),
                List.copyOf(limits.groups()),
                null);
    }

    private static Caller admin(Limits limits) {
        return new Caller("ann", "ann", "0123456789", Set.of(), Set.of(Scope.TOKENS_ADMIN, Scope.TOOLS_READ), limits);
    }
}
