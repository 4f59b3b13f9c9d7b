package dev.adtools.server.auth;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import org.jspecify.annotations.Nullable;

/** Principals and tokens, for a holder of {@code tokens:admin} or {@code approvals:admin}, in the words of the REST resources. */
public interface Administration {

    /** Makes a principal of a body {@code {id, owner, kind}}. */
    Outcome<JsonObject> createPrincipal(byte[] body);

    /** Lists principals, the oldest first. */
    Outcome<JsonObject> principals(@Nullable String cursor, @Nullable String limit);

    /** Mints a token; the answer holds its text, this once. */
    Outcome<JsonObject> createToken(byte[] body);

    /** Lists tokens without their secrets, the oldest first. */
    Outcome<JsonObject> tokens(@Nullable String cursor, @Nullable String limit);

    /** Returns one token without its secret. */
    Outcome<JsonObject> token(String id);

    /** Revokes a token; its next request is refused, on other nodes within two seconds. */
    Outcome<JsonObject> revokeToken(String id);
}
