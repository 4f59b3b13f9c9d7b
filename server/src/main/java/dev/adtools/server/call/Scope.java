package dev.adtools.server.call;

import java.util.Locale;
import java.util.Optional;

/** The rights that a token can have. */
public enum Scope {
    TOOLS_READ,
    TOOLS_VALIDATE,
    TOOLS_WRITE,
    TOOLS_SPEND,
    APPROVALS_READ,
    APPROVALS_DECIDE,
    APPROVALS_ADMIN,
    WORKFLOWS_RESUME,
    OPERATIONS_READ,
    OPERATIONS_RESOLVE,
    AUDIT_READ,
    TOKENS_ADMIN,
    SERVICE_ADMIN;

    private final String wireName = name().toLowerCase(Locale.ROOT).replace('_', ':');

    /** Returns the scope's name in tokens and challenges, for example {@code tools:read}. */
    public String wireName() {
        return wireName;
    }

    /** Returns whether it is about approvals: only a token with {@link #APPROVALS_ADMIN} grants it for deciding. */
    public boolean isOfApprovals() {
        return this == APPROVALS_READ || this == APPROVALS_DECIDE || this == APPROVALS_ADMIN;
    }

    /** Returns the scope of a name. */
    public static Optional<Scope> named(String wireName) {
        for (Scope scope : values()) {
            if (scope.wireName.equals(wireName)) {
                return Optional.of(scope);
            }
        }
        return Optional.empty();
    }
}
