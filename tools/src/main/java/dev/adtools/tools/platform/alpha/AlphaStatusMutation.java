package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.wire.WireJson;

/** Writes the mutation that switches a campaign, and reads whether its answer says that it did. */
final class AlphaStatusMutation {

    private AlphaStatusMutation() {}

    static ObjectNode body(AlphaStatusChange change) {
        ObjectNode body = WireJson.object();
        // Only what the mask names is changed, whatever else the object holds.
        ObjectNode operation = body.putArray("operations").addObject().put("updateMask", "status");
        operation
                .putObject("update")
                .put("resourceName", resourceName(change))
                .put("status", change.status().name());
        return body.put("partialFailure", false);
    }

    static boolean isDone(AlphaStatusChange change, JsonNode answer) {
        return answer.path("results").path(0).path("resourceName").asText("").equals(resourceName(change));
    }

    private static String resourceName(AlphaStatusChange change) {
        return "customers/" + change.accountId().value() + "/campaigns/" + AlphaText.id(change.campaignId());
    }
}
