package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.Optional;

/** Contents of {@code beta.json}: the accounts that the sandbox's beta starts with, and what is to be found in them. */
final class BetaSeedData {

    private static final JsonNode SEED = SeedFile.read("beta.json");

    private BetaSeedData() {}

    static JsonNode get(String member) {
        return SEED.path(member);
    }

    /** Returns a name of a list, whose names come in turn. */
    static String name(String list, int index) {
        JsonNode names = SEED.path(list);
        return names.path(index % names.size()).asText();
    }

    /** Returns what is special about a campaign, which may be nothing. */
    static JsonNode campaign(long number) {
        return found("campaigns", "number", Long.toString(number)).orElseGet(MissingNode::getInstance);
    }

    private static Optional<JsonNode> found(String list, String member, String value) {
        return SEED.path(list)
                .valueStream()
                .filter(item -> item.path(member).asText().equals(value))
                .findFirst();
    }

    static boolean hasBusiness(String id) {
        return found("businesses", "id", id).isPresent();
    }

    /** Returns the business that owns an account, if one does. */
    static Optional<JsonNode> owner(String account) {
        return found("accounts", "id", account)
                .flatMap(found ->
                        found("businesses", "id", found.path("business").asText()));
    }
}
