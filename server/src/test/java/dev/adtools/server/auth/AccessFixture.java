package dev.adtools.server.auth;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.auth.BootstrapTokens.BootstrapIdentity;
import dev.adtools.server.call.Caller;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Tx;
import io.dropwizard.auth.AuthenticationException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;

/** A database with the two first identities, and what administers it. */
final class AccessFixture implements AutoCloseable {

    static final PageRequest FIRST = new PageRequest(Keyset.start(ListOrder.NEWEST), 50);

    static final String OPERATOR_TOKEN = "operator-token-of-the-environment-0001";
    static final String APPROVER_TOKEN = "approver-token-of-the-environment-0001";

    final TestStore store;
    final SettableClock clock = new SettableClock();
    final Access access;

    AccessFixture(Backend backend) {
        store = backend.open();
        access = node(store.tx());
        new FirstStart(store.tx(), store.data(), bootstrap(), clock).prepare();
    }

    static BootstrapTokens bootstrap() {
        return new BootstrapTokens(OPERATOR_TOKEN, APPROVER_TOKEN);
    }

    /** Returns the access of one more node on the same database. */
    Access node(Tx tx) {
        return new Access(tx, bootstrap(), clock, () -> clock.millis() * 1_000_000);
    }

    Administration operator() {
        return access.administeredBy(BootstrapIdentity.OPERATOR.caller("offline"));
    }

    /** Makes a principal that is its own owner. */
    void principal(String id) {
        answer(operator().createPrincipal(body("{'id': '%s', 'owner': '%s', 'kind': 'service'}".formatted(id, id))));
    }

    /** Mints a token and returns its text. */
    String token(String principal, String scopes, String more) {
        return answer(operator().createToken(request(principal, scopes, more))).token();
    }

    static byte[] request(String principal, String scopes, String more) {
        return body("{'name': 'a token', 'principal': '%s', 'scopes': [%s]%s}".formatted(principal, scopes, more));
    }

    Optional<Caller> authenticate(String token) {
        return authenticate(access, token);
    }

    static Optional<Caller> authenticate(Access node, String token) {
        try {
            return node.authenticator().authenticate(token);
        } catch (AuthenticationException e) {
            throw new IllegalStateException(e);
        }
    }

    static byte[] body(String json) {
        return json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    }

    static <T> T answer(Outcome<T> outcome) {
        return outcome.fold(answer -> answer, error -> {
            throw new AssertionError(error);
        });
    }

    static ToolError error(Outcome<?> outcome) {
        return outcome.fold(
                answer -> {
                    throw new AssertionError(answer);
                },
                error -> error);
    }

    static String text(JsonObject object, String member) {
        return ((JsonString) Objects.requireNonNull(object.get(member))).value();
    }

    @Override
    public void close() {
        store.close();
    }
}
