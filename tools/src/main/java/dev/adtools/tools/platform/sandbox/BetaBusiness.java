package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.Map;

/** The businesses of the sandbox's beta. Which one has an account is told when it is read, so older stores know it too. */
final class BetaBusiness {

    static final String MAIN = "880010001";
    static final String JAPAN = "880010002";

    private static final Map<String, String> NAMES = Map.of(MAIN, "Harbor and Pine", JAPAN, "Harbor and Pine Japan");

    // The outlet's account is its owner's own, as accounts were before there were businesses.
    private static final Map<String, String> OWNERS =
            Map.of("act_1700100001", MAIN, "act_1700100002", MAIN, "act_1700100003", JAPAN);

    private BetaBusiness() {}

    static boolean exists(String id) {
        return NAMES.containsKey(id);
    }

    /** Adds to an account the business that owns it, if one does. */
    static JsonNode named(JsonNode account) {
        String owner = OWNERS.get(account.path("id").asText());
        if (owner != null && account instanceof ObjectNode object) {
            object.set("business", WireJson.object().put("id", owner).put("name", NAMES.get(owner)));
        }
        return account;
    }
}
