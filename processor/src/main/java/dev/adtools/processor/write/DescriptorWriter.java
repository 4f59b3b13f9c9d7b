package dev.adtools.processor.write;

import dev.adtools.api.Mode;
import dev.adtools.api.SpendControl;
import dev.adtools.api.json.JsonObject;
import dev.adtools.processor.model.ToolModel;

/**
 * Writes what the catalog says of a tool:
 *
 * <pre>{@code
 * {"platform": "beta", "name": "get_campaigns", "title": "…", "description": "…", "mode": "read",
 *  "inputSchema": {…}, "outputSchema": {…}, "annotations": {"title": "…", "readOnlyHint": true, …},
 *  "audit": {"account_id": "keep", …}, "searchWords": "…"}
 * }</pre>
 */
final class DescriptorWriter {

    private DescriptorWriter() {}

    static String write(ToolModel tool) {
        ToolModel.Facts facts = tool.facts();
        JsonObject.Builder descriptor = JsonObject.builder()
                .put("platform", facts.platform().wireName())
                .put("name", facts.name())
                .put("title", facts.title())
                .put("description", facts.description())
                .put("mode", facts.mode().wireName())
                .put("inputSchema", SchemaWriter.ofArguments(tool.arguments()))
                .put("outputSchema", SchemaWriter.ofResult(tool.answer()))
                .put("annotations", annotations(facts))
                .put("audit", AuditWriter.write(tool.arguments()));
        if (!facts.searchWords().isEmpty()) {
            descriptor.put("searchWords", facts.searchWords());
        }
        return PrettyJson.of(descriptor.build());
    }

    private static JsonObject annotations(ToolModel.Facts facts) {
        boolean writes = facts.mode() == Mode.WRITE;
        JsonObject.Builder annotations = JsonObject.builder()
                .put("title", facts.title())
                .put("readOnlyHint", !writes)
                .put("destructiveHint", writes && facts.destructive())
                .put("idempotentHint", !writes)
                .put("openWorldHint", facts.spend() != SpendControl.LOCAL)
                .put("mode", facts.mode().wireName())
                .put("group", facts.group().wireName())
                .put("spend_affecting", facts.spend().affectsSpend())
                .put("spend", facts.spend().wireName())
                .put("approval", facts.spend().approval())
                .put("supports_raw_data", facts.rawData());
        if (facts.crossPlatform()) {
            annotations.put("cross_platform", true);
        }
        if (!facts.ruleset().isEmpty()) {
            annotations.put("ruleset", facts.ruleset());
        }
        if (!facts.finds().isEmpty()) {
            annotations.put("finds", facts.finds());
        }
        return annotations.build();
    }
}
