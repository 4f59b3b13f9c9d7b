package dev.adtools.server.call;

import dev.adtools.api.Body;
import dev.adtools.api.Wire;
import java.util.Locale;
import java.util.Optional;

/** The rights that a token can have. */
@Body(description = "What a token may do.", examples = "tools:read")
public enum Scope {
    @Wire("tools:read")
    TOOLS_READ,
    @Wire("tools:validate")
    TOOLS_VALIDATE,
    @Wire("tools:write")
    TOOLS_WRITE,
    @Wire("tools:spend")
    TOOLS_SPEND,
    @Wire("approvals:read")
    APPROVALS_READ,
    @Wire("approvals:decide")
    APPROVALS_DECIDE,
    @Wire("approvals:admin")
    APPROVALS_ADMIN,
    @Wire("workflows:resume")
    WORKFLOWS_RESUME,
    @Wire("operations:read")
    OPERATIONS_READ,
    @Wire("operations:resolve")
    OPERATIONS_RESOLVE,
    @Wire("audit:read")
    AUDIT_READ,
    @Wire("tokens:admin")
    TOKENS_ADMIN,
    @Wire("service:admin")
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
