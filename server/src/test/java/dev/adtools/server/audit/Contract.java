package dev.adtools.server.audit;

import dev.adtools.api.Audit;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.AuditedValue;
import dev.adtools.api.spi.ItemsRule;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Contract of a tool that takes any value for each argument, and decodes as the generated codecs do. */
public final class Contract {

    private static final ItemsRule ANY_NUMBER = new ItemsRule(0, Integer.MAX_VALUE);

    private final Map<String, Audit> rules;
    private final Map<String, Contract> nested;
    private final Members members;

    /**
     * Makes a contract.
     *
     * @param rules what is kept of members with one rule
     * @param nested members that are records or lists of records
     */
    public Contract(Map<String, Audit> rules, Map<String, Contract> nested) {
        this.rules = Map.copyOf(rules);
        this.nested = Map.copyOf(nested);
        List<String> names = new ArrayList<>(rules.keySet());
        names.addAll(nested.keySet());
        Members all = Members.of(List.of(), names);
        for (Audit rule : List.of(Audit.HASH, Audit.DROP)) {
            all = all.auditing(
                    rule, names.stream().filter(name -> rules.get(name) == rule).toArray(String[]::new));
        }
        this.members = all;
    }

    /** Returns the one rule of a member; null when it has none. */
    @Nullable
    Audit rule(String name) {
        return rules.get(name);
    }

    /** Returns the contract of a member's own members; null when it has none. */
    @Nullable
    Contract within(String name) {
        return nested.get(name);
    }

    /** Returns what a reader notes of arguments. */
    public AuditedValue read(byte[] bytes, int from) {
        AuditedValue noted = AuditedValue.arguments(from);
        decode(ArgumentReader.auditing(bytes, noted));
        return noted;
    }

    private void decode(ArgumentReader in) {
        for (int member = in.enter(members); member >= 0; member = in.next(members)) {
            value(in, nested.get(members.name(member)));
        }
    }

    private static JsonValue value(ArgumentReader in, @Nullable Contract inner) {
        return inner == null ? any(in) : inner.record(in);
    }

    private static JsonValue any(ArgumentReader in) {
        switch (in.oneOf("array", "string", "object", "number", "boolean")) {
            case 0 -> in.list(ANY_NUMBER, Contract::any);
            case 1 -> in.text(TextRule.ANY);
            case 2, 3, 4 -> in.any();
            default -> {}
        }
        return JsonNull.NULL;
    }

    private JsonValue record(ArgumentReader in) {
        switch (in.oneOf("array", "object")) {
            case 0 -> in.list(ANY_NUMBER, this::record);
            case 1 -> decode(in);
            default -> {}
        }
        return JsonNull.NULL;
    }
}
