package dev.adtools.server.auth;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

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
            case APPROVER -> EnumSet.of(Scope.APPROVALS_READ, Scope.APPROVALS_DECIDE, Scope.APPROVALS_ADMIN);
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
