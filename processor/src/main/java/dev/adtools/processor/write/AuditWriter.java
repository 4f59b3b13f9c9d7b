package dev.adtools.processor.write;

import dev.adtools.api.Audit;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.processor.model.Member;
import dev.adtools.processor.model.ValueType;
import java.util.Comparator;
import java.util.List;

/**
 * Writes what the audit trail keeps of each argument, sorted by name; of several types, what it keeps of each:
 *
 * <pre>{@code
 * {"account_id": "keep", "filter": ["keep", {"field": "keep", "match": "keep"}], "name": "hash"}
 * }</pre>
 */
final class AuditWriter implements ValueType.Visitor<JsonValue> {

    private static final JsonValue KEEP = shown(Audit.KEEP);
    private static final JsonValue HASH = shown(Audit.HASH);

    private AuditWriter() {}

    static JsonValue write(ValueType.Structure arguments) {
        return new AuditWriter().structure(arguments);
    }

    /** Returns the rule for the value of a member as a whole: of what is looked into, to keep it. */
    static Audit rule(Member member) {
        boolean isHashed =
                member.audit() == Audit.KEEP && HASH.equals(member.type().accept(new AuditWriter()));
        return isHashed ? Audit.HASH : member.audit();
    }

    private static JsonValue shown(Audit rule) {
        return new JsonString(rule.wireName());
    }

    @Override
    public JsonValue text(ValueType.Text type) {
        return type.pattern().isEmpty() ? HASH : KEEP;
    }

    @Override
    public JsonValue whole(ValueType.Whole type) {
        return KEEP;
    }

    @Override
    public JsonValue fraction(ValueType.Fraction type) {
        return KEEP;
    }

    @Override
    public JsonValue truth(ValueType.Truth type) {
        return KEEP;
    }

    @Override
    public JsonValue choice(ValueType.Choice type) {
        return KEEP;
    }

    @Override
    public JsonValue wrapped(ValueType.Wrapped type) {
        return type.inner().accept(this);
    }

    @Override
    public JsonValue items(ValueType.Items type) {
        return type.item().accept(this);
    }

    @Override
    public JsonValue entries(ValueType.Entries type) {
        return HASH;
    }

    @Override
    public JsonValue free(ValueType.Free type) {
        return HASH;
    }

    @Override
    public JsonValue structure(ValueType.Structure type) {
        JsonObject.Builder rules = JsonObject.builder();
        type.members().stream()
                .sorted(Comparator.comparing(Member::name))
                .forEach(member -> rules.put(member.name(), member(member)));
        return rules.build();
    }

    private JsonValue member(Member member) {
        return member.audit() == Audit.KEEP ? member.type().accept(this) : shown(member.audit());
    }

    // A rule stands for the whole value, whichever type it has: what one type hides is hidden.
    @Override
    public JsonValue union(ValueType.Union type) {
        List<JsonValue> each =
                type.cases().stream().map(one -> one.accept(this)).distinct().toList();
        return each.contains(HASH) ? HASH : JsonArray.of(each);
    }
}
