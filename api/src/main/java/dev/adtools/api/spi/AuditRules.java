package dev.adtools.api.spi;

import dev.adtools.api.Audit;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Rules of the audit trail for the members of an object: for a tool's arguments, or for a record within them.
 *
 * @param rules the members with one rule for their whole value, or for it where it is no record, by name
 * @param nested the members that are or may be records, or lists of records, whose own members have rules, by name
 */
public record AuditRules(Map<String, Audit> rules, Map<String, AuditRules> nested) {

    /** The rules of an object that is known to have no members. */
    public static final AuditRules NONE = new AuditRules(Map.of(), Map.of());

    private static final String MEMBER = "audit";

    /** Copies the maps. */
    public AuditRules {
        rules = Map.copyOf(rules);
        nested = Map.copyOf(nested);
    }

    /**
     * Reads the rules of a tool.
     *
     * @param descriptor the tool's generated descriptor
     * @return the rules of its arguments; {@link #NONE} when it has none, so that everything is hashed
     * @throws IllegalArgumentException when a rule has no known name
     */
    public static AuditRules in(JsonObject descriptor) {
        return descriptor.get(MEMBER) instanceof JsonObject members ? of(members) : NONE;
    }

    private static AuditRules of(JsonObject members) {
        Map<String, Audit> rules = new HashMap<>();
        Map<String, AuditRules> nested = new HashMap<>();
        for (Map.Entry<String, JsonValue> member : members.members().entrySet()) {
            // A value of several types has a rule for each.
            List<JsonValue> each =
                    member.getValue() instanceof JsonArray several ? several.items() : List.of(member.getValue());
            for (JsonValue one : each) {
                if (one instanceof JsonObject inner) {
                    nested.put(member.getKey(), of(inner));
                } else {
                    rules.merge(member.getKey(), rule(one), AuditRules::stricter);
                }
            }
        }
        return new AuditRules(rules, nested);
    }

    private static Audit stricter(Audit one, Audit other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    private static Audit rule(JsonValue value) {
        for (Audit rule : Audit.values()) {
            if (rule != Audit.BY_TYPE
                    && value instanceof JsonString name
                    && rule.wireName().equals(name.value())) {
                return rule;
            }
        }
        throw new IllegalArgumentException(value + " is no rule of the audit trail");
    }

    /**
     * {@return whether the contract has a member}
     *
     * @param name the member's name as it was sent
     */
    public boolean has(String name) {
        return rules.containsKey(name) || nested.containsKey(name);
    }

    /**
     * {@return what is kept of a member's value as a whole: of a name that the contract does not have, and of a record
     * that is not looked into, the hash}
     *
     * @param name the member's name as it was sent
     */
    public Audit rule(String name) {
        return rules.getOrDefault(name, Audit.HASH);
    }

    /**
     * {@return the rules of a record's own members, or of those of each record in a list; null when the member is neither}
     *
     * @param name the member's name as it was sent
     */
    public @Nullable AuditRules within(String name) {
        return nested.get(name);
    }
}
