package dev.adtools.server.auth;

import static dev.adtools.server.auth.AccessFixture.answer;
import static dev.adtools.server.auth.AccessFixture.error;
import static dev.adtools.server.auth.AccessFixture.request;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.store.PageRequest;
import java.time.Duration;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PrincipalsTest {

    private static final int RACES = 40;

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesTheTokensOfADisabledPrincipalUntilItIsEnabled(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("robot");
            String token = fixture.token("robot", "'tools:read'", "");
            assertThat(fixture.authenticate(token)).isPresent();

            PrincipalRow disabled = answer(fixture.operator().disablePrincipal("robot"));
            boolean refused = fixture.authenticate(token).isEmpty();
            PrincipalRow enabled = answer(fixture.operator().enablePrincipal("robot"));

            assertThat(disabled.disabled()).isTrue();
            assertThat(refused).isTrue();
            assertThat(enabled.disabled()).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesWhoHasATokenInTheEnvironment(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            assertThat(error(fixture.operator().disablePrincipal("approver")).code())
                    .isEqualTo(ErrorCode.STATE_CONFLICT);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void hidesWhoseTokensReachFurtherThanTheCaller(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("near");
            fixture.principal("far");
            fixture.token("near", "'tools:read'", ", 'platforms': ['beta']");
            fixture.token("far", "'tools:read'", "");
            fixture.principal("admin");
            Administration limited =
                    by(fixture, fixture.token("admin", "'tokens:admin', 'tools:read'", ", 'platforms': ['beta']"));
            String beta = ", 'platforms': ['beta']";

            assertThat(answer(PageRequest.of(null, "1", null).map(limited::principals))
                            .rows())
                    .hasSize(1);
            assertThat(limited.principals(AccessFixture.FIRST).rows())
                    .extracting(PrincipalRow::id)
                    .contains("near")
                    .doesNotContain("far");
            assertThat(error(limited.createToken(request("far", "'tools:read'", beta)))
                            .code())
                    .isEqualTo(ErrorCode.NOT_FOUND);
            assertThat(error(limited.disablePrincipal("far")).code()).isEqualTo(ErrorCode.NOT_FOUND);
            answer(limited.createToken(request("near", "'tools:read'", beta)));
            answer(limited.disablePrincipal("near"));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void hidesWhoseTokensStandInTheEnvironmentFromALimitedToken(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("admin");
            String beta = ", 'platforms': ['beta']";
            Administration limited = by(fixture, fixture.token("admin", "'tokens:admin', 'service:admin'", beta));

            assertThat(limited.principals(AccessFixture.FIRST).rows())
                    .extracting(PrincipalRow::id)
                    .contains("admin")
                    .doesNotContain("operator", "approver");
            assertThat(error(limited.createToken(request("operator", "'service:admin'", beta)))
                            .code())
                    .isEqualTo(ErrorCode.NOT_FOUND);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void hidesTokensThatReachFurtherThanTheCaller(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("admin");
            fixture.principal("robot");
            String near = fixture.token("robot", "'tools:read'", ", 'platforms': ['beta'], 'accounts': ['act_12345']");
            String far = fixture.token("robot", "'tools:read'", "");
            Administration limited = by(
                    fixture,
                    fixture.token(
                            "admin",
                            "'tokens:admin', 'tools:read'",
                            ", 'platforms': ['beta'], 'accounts': ['act_12345']"));

            assertThat(limited.tokens(AccessFixture.FIRST).rows())
                    .extracting(TokenView::id)
                    .contains(id(near))
                    .doesNotContain(id(far));
            assertThat(error(limited.token(id(far))).code()).isEqualTo(ErrorCode.NOT_FOUND);
            assertThat(error(limited.revokeToken(id(far), false)).code()).isEqualTo(ErrorCode.NOT_FOUND);
            assertThat(fixture.authenticate(far)).isPresent();
            answer(limited.revokeToken(id(near), false));
            assertThat(fixture.authenticate(near)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsTheTwoRootsApart(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("spender");
            fixture.token("spender", "'tools:spend'", "");
            Administration approvers = by(fixture, AccessFixture.APPROVER_TOKEN);
            fixture.principal("anna");
            answer(approvers.createToken(request("anna", "'approvals:decide'", "")));

            Administration spenders = by(fixture, AccessFixture.OPERATOR_TOKEN);

            assertThat(error(approvers.disablePrincipal("spender")).code()).isEqualTo(ErrorCode.INSUFFICIENT_SCOPE);
            answer(spenders.disablePrincipal("anna"));
            // Also then: what an expired token approved counts.
            fixture.clock.advance(Duration.ofDays(100));
            assertThat(error(spenders.enablePrincipal("anna")).code()).isEqualTo(ErrorCode.INSUFFICIENT_SCOPE);
            answer(approvers.enablePrincipal("anna"));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void revokesWhatATokenLedTo(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("robot");
            String stolen = fixture.token("robot", "'tokens:admin', 'tools:read'", "");
            String minted = answer(
                            by(fixture, stolen).createToken(request("robot", "'tokens:admin', 'tools:read'", "")))
                    .token();
            String last = answer(by(fixture, minted).createToken(request("robot", "'tools:read'", "")))
                    .token();
            String other = fixture.token("robot", "'tools:read'", "");

            TokenView.WithRevoked alone = answer(fixture.operator().revokeToken(id(stolen), false));
            boolean stillWorks = fixture.authenticate(last).isPresent();
            TokenView.WithRevoked all = answer(fixture.operator().revokeToken(id(stolen), true));

            assertThat(alone.alsoRevoked()).isEmpty();
            assertThat(stillWorks).isTrue();
            assertThat(all.alsoRevoked()).containsExactlyInAnyOrder(id(minted), id(last));
            assertThat(fixture.authenticate(minted)).isEmpty();
            assertThat(fixture.authenticate(last)).isEmpty();
            assertThat(fixture.authenticate(other)).isPresent();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void leavesNothingThatIsMintedWhileItsMinterIsRevoked(Backend backend) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("robot");
            for (int race = 0; race < RACES; race++) {
                String stolen = fixture.token("robot", "'tokens:admin', 'tools:read'", "");
                Administration thief = by(fixture, stolen);
                CyclicBarrier start = new CyclicBarrier(2);

                Future<?> minting = threads.submit(() -> {
                    start.await();
                    return thief.createToken(request("robot", "'tools:read'", ""));
                });
                start.await();
                answer(fixture.operator().revokeToken(id(stolen), true));
                minting.get();

                assertThat(fixture.access.callers("robot")).isEmpty();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static Administration by(AccessFixture fixture, String token) {
        return fixture.access.administeredBy(fixture.authenticate(token).orElseThrow());
    }

    private static String id(String token) {
        return token.substring(9, 19);
    }
}
