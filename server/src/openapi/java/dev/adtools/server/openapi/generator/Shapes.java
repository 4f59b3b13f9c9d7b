package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Gives every object within the tools' schemas a name of its own, so that generated clients have a class for it: {@code
 * get_campaigns} answers rows, and each is a {@code GetCampaignsRow}.
 */
final class Shapes {

    private static final String REFERENCE = "#/components/schemas/";

    // What several tools have in common, by its members or its values.
    private static final Map<Set<String>, String> COMMON = Map.ofEntries(
            Map.entry(Set.of("currency", "amount_micros", "amount_minor", "amount_major"), "Money"),
            Map.entry(Set.of("since", "until"), "DateRange"),
            Map.entry(Set.of("code", "message", "ids"), "Insight"),
            Map.entry(Set.of("code", "message"), "Failure"),
            Map.entry(Set.of("field", "before", "after"), "RecordedFieldChange"),
            Map.entry(Set.of("field", "before", "after", "unit", "currency"), "FieldChange"),
            Map.entry(
                    Set.of("platform", "account_id", "account_name", "entity_kind", "entity_id", "entity_name"),
                    "WriteTarget"),
            Map.entry(
                    Set.of("daily_before", "daily_after", "daily_delta", "monthly_after", "when_enabled"),
                    "SpendChange"),
            Map.entry(Set.of("daily_before_micros", "daily_after_micros", "currency"), "PausedBudget"),
            Map.entry(Set.of("id", "payload_hash", "expires_at"), "StagedAction"),
            Map.entry(Set.of("severity", "rule", "field", "message", "fix", "expected", "actual"), "Finding"),
            Map.entry(
                    Set.of(
                            "step",
                            "tool",
                            "platform",
                            "account_id",
                            "arguments",
                            "status",
                            "operation_id",
                            "pending_action_id",
                            "output"),
                    "WorkflowStep"),
            Map.entry(
                    Set.of(
                            "impressions",
                            "clicks",
                            "ctr",
                            "cpc_micros",
                            "cost_micros",
                            "conversions",
                            "cost_per_conversion_micros",
                            "conversion_value_micros",
                            "roas"),
                    "AlphaMetrics"),
            Map.entry(
                    Set.of(
                            "impressions",
                            "reach",
                            "frequency",
                            "clicks",
                            "link_clicks",
                            "ctr",
                            "cpc_micros",
                            "cost_micros",
                            "conversions",
                            "purchases",
                            "leads",
                            "app_installs",
                            "cost_per_conversion_micros",
                            "conversion_value_micros",
                            "roas"),
                    "BetaMetrics"),
            Map.entry(
                    Set.of(
                            "id",
                            "task_id",
                            "name",
                            "type",
                            "status",
                            "schedule",
                            "tool",
                            "platform",
                            "account_id",
                            "arguments_summary",
                            "next_run_at",
                            "last_run",
                            "runs",
                            "failure_streak",
                            "stopped",
                            "retention",
                            "delivery",
                            "created_by",
                            "created_at"),
                    "ScheduledTask"),
            Map.entry(Set.of("kind", "expression", "timezone"), "Schedule"),
            Map.entry(Set.of("run_id", "at", "status", "duration_ms", "error_code", "rows"), "ShortRun"),
            Map.entry(Set.of("at", "code", "message"), "TaskStop"),
            Map.entry(Set.of("runs", "days"), "RunRetention"),
            Map.entry(Set.of("method", "destination_masked"), "Delivery"),
            Map.entry(Set.of("cron", "interval", "once"), "ScheduleKind"),
            Map.entry(Set.of("none", "webhook", "email"), "DeliveryMethod"),
            Map.entry(Set.of("active", "paused", "completed", "failed"), "TaskStatus"),
            Map.entry(Set.of("running", "waiting", "succeeded", "failed"), "RunStatus"),
            Map.entry(
                    Set.of("performance_report", "health_check", "budget_pacing", "search_terms", "custom"),
                    "TaskType"),
            Map.entry(
                    Set.of(
                            "today",
                            "yesterday",
                            "last_7d",
                            "last_14d",
                            "last_28d",
                            "last_30d",
                            "last_90d",
                            "this_week",
                            "last_week",
                            "this_month",
                            "last_month"),
                    "PeriodPreset"),
            Map.entry(Set.of("PeriodPreset", "DateRange"), "Period"),
            Map.entry(Set.of("sandbox", "live"), "Source"),
            Map.entry(Set.of("applied", "no_change", "validated", "pending_approval", "running"), "WriteStatus"));

    private final ObjectNode schemas;
    private final Map<JsonNode, String> names = new HashMap<>();

    /** Puts the schemas that it names into an object. */
    Shapes(ObjectNode schemas) {
        this.schemas = schemas;
    }

    /** Begins a tool: what it shares with others without a common name has names of either. */
    void begin() {
        names.values().retainAll(Set.copyOf(COMMON.values()));
    }

    /** Returns a reference to a schema under a name, those within it under names that begin with a word. */
    ObjectNode named(String name, String word, ObjectNode schema) {
        return reference(name, opened(schema, word));
    }

    /** Returns a schema with its objects named. */
    private ObjectNode opened(ObjectNode schema, String word) {
        ObjectNode open = schema.deepCopy();
        open.remove("$schema");
        if (open.get("properties") instanceof ObjectNode properties) {
            properties.properties().forEach(member -> member.setValue(member(member, word)));
        }
        return open;
    }

    private JsonNode member(Map.Entry<String, JsonNode> member, String word) {
        return closed((ObjectNode) member.getValue(), word, member.getKey());
    }

    private ObjectNode closed(ObjectNode schema, String word, String member) {
        if (schema.get("items") instanceof ObjectNode items) {
            ObjectNode list = schema.deepCopy();
            list.set("items", closed(items, word, Words.one(member)));
            return list;
        }
        if (schema.path("type").asText().equals("array")) {
            // Generators want it said that anything may be in it.
            return schema.deepCopy().set("items", Trees.object());
        }
        String name = word + Words.part(member);
        if (schema.get("anyOf") instanceof ArrayNode cases) {
            return united(schema, cases, name);
        }
        if (isValues(schema)) {
            return reference(common(values(schema), name), schema);
        }
        boolean map = schema.path("additionalProperties").isObject();
        if (FreeObjects.isFree(schema) || (!schema.has("properties") && !map)) {
            return schema;
        }
        ObjectNode shape = opened(schema, name);
        if (map) {
            shape.remove("properties");
        }
        boolean nullable = shape.get("type").isArray();
        String text = shape.path("description").asText();
        shape.put("type", "object").remove("description");
        ObjectNode reference = reference(map ? name : common(members(shape), name), shape);
        ObjectNode answer = nullable ? orNull(reference) : reference;
        return text.isEmpty() ? answer : answer.put("description", text);
    }

    /** Names what may be of several types. */
    private ObjectNode united(ObjectNode schema, ArrayNode cases, String name) {
        ObjectNode shape = Trees.object();
        ArrayNode choices = shape.putArray("oneOf");
        Set<String> parts = new TreeSet<>();
        for (JsonNode one : cases) {
            ObjectNode choice = closed((ObjectNode) one, name, one.path("type").asText());
            parts.add(choice.path("$ref").asText().replace(REFERENCE, ""));
            choices.add(choice);
        }
        ObjectNode reference = reference(common(parts, name), shape);
        // Beside the name, what the member says of itself.
        List.of("description", "default", "examples").forEach(said -> {
            if (schema.has(said)) {
                reference.set(said, schema.get(said));
            }
        });
        return reference;
    }

    /** Returns whether a schema is nothing but values that have a common name. */
    private static boolean isValues(ObjectNode schema) {
        return schema.size() == 2 && schema.has("enum") && COMMON.containsKey(values(schema));
    }

    private static Set<String> members(ObjectNode shape) {
        Set<String> members = new TreeSet<>();
        shape.get("properties").fieldNames().forEachRemaining(members::add);
        return members;
    }

    private static Set<String> values(ObjectNode schema) {
        Set<String> values = new TreeSet<>();
        schema.get("enum").forEach(value -> values.add(value.asText()));
        return values;
    }

    private static String common(Set<String> parts, String otherwise) {
        return COMMON.getOrDefault(parts, otherwise);
    }

    /** Keeps equal shapes once, under the first of their names. */
    private ObjectNode reference(String name, ObjectNode shape) {
        String known = names.get(shape);
        if (known == null && isWritten(name, shape)) {
            known = name;
        }
        if (known == null) {
            if (schemas.has(name)) {
                throw new IncompleteDocument("two shapes are called " + name + ": " + schemas.get(name) + shape);
            }
            names.put(shape, name);
            schemas.set(name, shape);
            known = name;
        }
        return to(known);
    }

    /** Returns whether a common shape is described by hand, too: then that one says more. */
    private boolean isWritten(String name, ObjectNode shape) {
        return COMMON.containsValue(name)
                && schemas.get(name) instanceof ObjectNode written
                && parts(written).equals(parts(shape));
    }

    private static Set<String> parts(ObjectNode schema) {
        return schema.has("enum") ? values(schema) : members(schema);
    }

    /** Returns a reference to the schema of a name. */
    static ObjectNode to(String name) {
        return Trees.object().put("$ref", REFERENCE + name);
    }

    /** Returns a schema of what may be null; null beside a reference would fit nothing. */
    static ObjectNode orNull(ObjectNode reference) {
        ObjectNode either = Trees.object();
        ArrayNode choices = either.putArray("oneOf");
        choices.add(reference);
        choices.addObject().put("type", "null");
        return either;
    }
}
