package dev.adtools.server.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.api.Platform;
import dev.adtools.api.ToolGroup;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.store.TransactionBody;
import dev.adtools.server.store.Tx;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TokenAuthenticatorTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsTheCallerOfAToken(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("reports");
            String token = fixture.token("reports", "'tools:read'", ", 'platforms': ['beta'], 'groups': ['reporting']");

            Caller caller = fixture.authenticate(token).orElseThrow();

            assertThat(caller.principal()).isEqualTo("reports");
            assertThat(caller.owner()).isEqualTo("reports");
            assertThat(caller.scopes()).containsExactly(Scope.TOOLS_READ);
            assertThat(caller.limits().platforms()).containsExactly(Platform.BETA);
            assertThat(caller.limits().groups()).containsExactly(ToolGroup.REPORTING);
            assertThat(token).contains("_" + caller.tokenId() + "_");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesTokensThatItDoesNotKnow(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            String unknown = TokenText.mint(new SecureRandom()).text();

            assertThat(fixture.authenticate(unknown)).isEmpty();
            assertThat(fixture.authenticate("adt_live_")).isEmpty();
            assertThat(fixture.authenticate("")).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesTheRightIdWithAnotherSecret(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            String id = fixture.token("operator", "'tools:read'", "").substring(9, 19);
            String other = TokenText.mint(new SecureRandom()).text();
            // A forger can compute the checksum: the id of one token with the secret of another.
            TokenText forged = TokenText.of(id, other.substring(20, 63));

            assertThat(TokenText.parse(forged.text())).isPresent();
            assertThat(fixture.authenticate(forged.text())).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesAnExpiredTokenAtTheInstantItEnds(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            String token = fixture.token("operator", "'tools:read'", ", 'expires_at': '2026-03-01T12:00:10Z'");

            fixture.clock.advance(Duration.ofMillis(9_999));
            assertThat(fixture.authenticate(token)).isPresent();

            fixture.clock.advance(Duration.ofMillis(1));
            assertThat(fixture.authenticate(token)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesTokensOfADisabledPrincipal(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            fixture.principal("reports");
            String token = fixture.token("reports", "'tools:read'", "");

            fixture.store
                    .tx()
                    .execute(handle -> handle.execute("UPDATE principal SET disabled = 1 WHERE id = 'reports'"));

            assertThat(fixture.authenticate(token)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesARevokedTokenAtOnceWhereItWasRevoked(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            String token = fixture.token("operator", "'tools:read'", "");
            assertThat(fixture.authenticate(token)).isPresent();

            AccessFixture.answer(fixture.operator().revokeToken(token.substring(9, 19), false));

            assertThat(fixture.authenticate(token)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesARevokedTokenOnOtherNodesWithinTwoSeconds(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            String token = fixture.token("operator", "'tools:read'", "");
            Access other = fixture.node(fixture.store.tx());
            assertThat(AccessFixture.authenticate(other, token)).isPresent();

            AccessFixture.answer(fixture.operator().revokeToken(token.substring(9, 19), false));
            fixture.clock.advance(Duration.ofMillis(1_999));

            assertThat(AccessFixture.authenticate(other, token)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void remembersATokenForThirtySeconds(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            String token = fixture.token("operator", "'tools:read'", "");
            CountingTx tx = new CountingTx(fixture.store.tx());
            Access node = fixture.node(tx);

            AccessFixture.authenticate(node, token);
            assertThat(tx.takeReads()).isEqualTo(2);

            AccessFixture.authenticate(node, token);
            assertThat(tx.takeReads()).isZero();

            fixture.clock.advance(Duration.ofSeconds(29));
            AccessFixture.authenticate(node, token);
            assertThat(tx.takeReads()).isOne();

            fixture.clock.advance(Duration.ofSeconds(2));
            AccessFixture.authenticate(node, token);
            assertThat(tx.takeReads()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void asksTheDatabaseOnceAboutAWrongToken(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            CountingTx tx = new CountingTx(fixture.store.tx());
            Access node = fixture.node(tx);
            String unknown = TokenText.mint(new SecureRandom()).text();
            AccessFixture.authenticate(node, unknown);
            tx.takeReads();

            AccessFixture.authenticate(node, unknown);
            AccessFixture.authenticate(node, unknown + "x");

            assertThat(tx.takeReads()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void letsNobodyInWhileTheDatabaseCannotBeAsked(Backend backend) {
        try (AccessFixture fixture = new AccessFixture(backend)) {
            String token = fixture.token("operator", "'tools:read'", "");
            CountingTx tx = new CountingTx(fixture.store.tx());
            Access node = fixture.node(tx);
            AccessFixture.authenticate(node, token);

            tx.failWith(new IllegalStateException("the database is gone"));
            fixture.clock.advance(Duration.ofSeconds(2));

            assertThatThrownBy(() -> AccessFixture.authenticate(node, token)).hasMessage("the database is gone");
        }
    }

    /** Counts how often the database is asked. */
    private static final class CountingTx implements Tx {

        private final Tx tx;
        private final AtomicInteger reads = new AtomicInteger();
        private RuntimeException failure = new IllegalStateException();
        private boolean failing;

        CountingTx(Tx tx) {
            this.tx = tx;
        }

        int takeReads() {
            return reads.getAndSet(0);
        }

        void failWith(RuntimeException e) {
            failure = e;
            failing = true;
        }

        @Override
        public <T> T write(TransactionBody<T> unit) {
            return tx.write(unit);
        }

        @Override
        public <T> T read(TransactionBody<T> unit) {
            if (failing) {
                throw failure;
            }
            reads.incrementAndGet();
            return tx.read(unit);
        }
    }
}
