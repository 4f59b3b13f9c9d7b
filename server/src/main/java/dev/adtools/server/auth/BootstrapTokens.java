package dev.adtools.server.auth;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.StartupException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tokens from the environment: while one is set, it is its identity, and the database is not asked. */
public final class BootstrapTokens {

    private static final int SHORTEST = 32;
    private static final int SHOWN_OF_HASH = 3;

    private final Map<BootstrapIdentity, Known> known = new EnumMap<>(BootstrapIdentity.class);

    /**
     * Takes the two texts as they are configured; an empty one is not set.
     *
     * @throws StartupException when one is too short to be a secret, or both are the same
     */
    public BootstrapTokens(String operator, String approver) {
        put(BootstrapIdentity.OPERATOR, operator);
        put(BootstrapIdentity.APPROVER, approver);
        if (!operator.isEmpty() && operator.equals(approver)) {
            throw new StartupException(
                    BootstrapIdentity.OPERATOR.variable() + " and " + BootstrapIdentity.APPROVER.variable()
                            + " must differ: whoever asks must not be able to approve.");
        }
    }

    private void put(BootstrapIdentity identity, String text) {
        if (text.isEmpty()) {
            return;
        }
        if (text.codePointCount(0, text.length()) < SHORTEST) {
            throw new StartupException(identity.variable() + " must have at least " + SHORTEST + " characters.");
        }
        if (!text.equals(text.strip()) || text.chars().anyMatch(c -> c < 0x20 || c == 0x7f)) {
            throw new StartupException(identity.variable()
                    + " must not start or end with white space or hold control characters: no header could carry it.");
        }
        byte[] hash = TokenText.hash(text);
        // Another text is another token: what the one before it approved no longer counts.
        String id = "bootstrap-" + identity.id() + "-" + HexFormat.of().formatHex(hash, 0, SHOWN_OF_HASH);
        known.put(identity, new Known(hash, identity.caller(id)));
    }

    boolean has(BootstrapIdentity identity) {
        return known.containsKey(identity);
    }

    /** Returns the caller whose token a text is. */
    Optional<Caller> caller(String text) {
        if (known.isEmpty()) {
            return Optional.empty();
        }
        // A header's bytes are read as ISO 8859-1, whatever the client meant by them.
        byte[] hash = TokenText.hash(text.getBytes(StandardCharsets.ISO_8859_1));
        for (Known token : known.values()) {
            if (MessageDigest.isEqual(token.hash, hash)) {
                return Optional.of(token.caller);
            }
        }
        return Optional.empty();
    }

    /** Returns the callers that a principal is by the environment: one or none. */
    List<Caller> callers(String principal) {
        return known.values().stream()
                .map(token -> token.caller)
                .filter(caller -> caller.principal().equals(principal))
                .toList();
    }

    private static final class Known {

        private final byte[] hash;
        private final Caller caller;

        Known(byte[] hash, Caller caller) {
            this.hash = hash;
            this.caller = caller;
        }
    }

    /** The two identities that exist before anybody has made one: four eyes need two owners from the first day on. */
    public enum BootstrapIdentity {
        OPERATOR("initial-token", "ADTOOLS_BOOTSTRAP_TOKEN"),
        APPROVER("initial-approver-token", "ADTOOLS_BOOTSTRAP_APPROVER_TOKEN");

        private final String fileName;
        private final String variable;

        BootstrapIdentity(String fileName, String variable) {
            this.fileName = fileName;
            this.variable = variable;
        }

        /** Returns the id of both its principal and its owner. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        Set<Scope> scopes() {
            return switch (this) {
                case OPERATOR -> EnumSet.complementOf(EnumSet.of(Scope.APPROVALS_DECIDE, Scope.APPROVALS_ADMIN));
                case APPROVER ->
                    EnumSet.of(Scope.HALTS_SET, Scope.APPROVALS_READ, Scope.APPROVALS_DECIDE, Scope.APPROVALS_ADMIN);
            };
        }

        /** Returns the name of the file that its first token is written to. */
        String fileName() {
            return fileName;
        }

        /** Returns the environment variable that can hold its token. */
        String variable() {
            return variable;
        }

        /** Returns a caller of this identity whose token is not in the database. */
        public Caller caller(String tokenId) {
            return new Caller(id(), id(), tokenId, Set.of(), scopes(), Limits.NONE);
        }
    }
}
