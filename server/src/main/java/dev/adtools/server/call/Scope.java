package dev.adtools.server.call;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import java.util.Locale;
import java.util.Optional;

/** The rights that a token can have. */
@Body(description = "What a token may do.", examples = "tools:read")
public enum Scope {
    @JsonName("halts:set")
    HALTS_SET,
    @JsonName("tools:read")
    TOOLS_READ,
    @JsonName("tools:validate")
    TOOLS_VALIDATE,
    @JsonName("tools:write")
    TOOLS_WRITE,
    @JsonName("tools:spend")
    TOOLS_SPEND,
    @JsonName("approvals:read")
    APPROVALS_READ,
    @JsonName("approvals:decide")
    APPROVALS_DECIDE,
    @JsonName("approvals:admin")
    APPROVALS_ADMIN,
    @JsonName("workflows:resume")
    WORKFLOWS_RESUME,
    @JsonName("operations:read")
    OPERATIONS_READ,
    @JsonName("operations:resolve")
    OPERATIONS_RESOLVE,
    @JsonName("audit:read")
    AUDIT_READ,
    @JsonName("tokens:admin")
    TOKENS_ADMIN,
    @JsonName("service:admin")
    SERVICE_ADMIN;

    private final String wireName = name().toLowerCase(Locale.ROOT).replace('_', ':');

    /** Returns the scope's name in tokens and challenges, for example {@code tools:read}. */
    public String wireName() {
        return wireName;
    }

    /** Returns whether a token that decides may have it, and {@link #APPROVALS_ADMIN} grants it. */
    public boolean isForApprovers() {
        return this == APPROVALS_READ || isOnlyForApprovers() || this == HALTS_SET;
    }

    /** Returns whether only {@link #APPROVALS_ADMIN} grants it. */
    public boolean isOnlyForApprovers() {
        return this == APPROVALS_DECIDE || this == APPROVALS_ADMIN;
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
