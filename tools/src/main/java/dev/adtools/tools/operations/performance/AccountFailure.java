package dev.adtools.tools.operations.performance;

import dev.adtools.api.AccountId;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;

/** Says which of several accounts a failure is about. */
final class AccountFailure {

    private AccountFailure() {}

    /**
     * Returns a failure of reading one account as one of the call.
     *
     * @param failure why it could not be read
     * @param id the account
     * @param pointer where the caller named it
     */
    static ToolError of(ToolError failure, AccountId id, String pointer) {
        JsonObject.Builder details = failure.details().toBuilder()
                .put("platform", id.platform().wireName())
                .put("account_id", id.value());
        if (failure.details().get("violations") instanceof JsonArray violations) {
            details.put(
                    "violations",
                    JsonArray.of(violations.items().stream()
                            .map(violation -> pointing((JsonObject) violation, pointer))
                            .toList()));
        }
        return new ToolError(
                failure.code(), "The account " + id.value() + " cannot be read: " + failure.message(), details.build());
    }

    // Reads of one account know it by the name that it has in calls about one.
    private static JsonValue pointing(JsonObject violation, String pointer) {
        return new JsonString("/account_id").equals(violation.get("pointer"))
                ? violation.toBuilder().put("pointer", pointer).build()
                : violation;
    }
}
