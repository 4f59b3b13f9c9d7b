package dev.adtools.server.call;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import java.util.Locale;

/** Kind of a principal. */
@Body(description = "What a principal is.", examples = "service")
public enum PrincipalKind {
    @JsonName("service")
    SERVICE,
    @JsonName("human")
    HUMAN;

    /** Returns the kind's name in requests and answers. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the kind of a name in requests and answers. */
    public static PrincipalKind named(String wireName) {
        return valueOf(wireName.toUpperCase(Locale.ROOT));
    }
}
