package dev.adtools.server.auth;

import java.util.Locale;

/** What kind of subject a principal is. */
public enum PrincipalKind {
    SERVICE,
    HUMAN;

    /** Returns the kind's name in requests and answers. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    static PrincipalKind named(String wireName) {
        return valueOf(wireName.toUpperCase(Locale.ROOT));
    }
}
