package dev.adtools.processor.model;

import dev.adtools.api.Audit;
import dev.adtools.api.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A member of a closed object.
 *
 * @param component the record component's name
 * @param name the name in JSON
 * @param path how an encoder reaches the value: {@code accountId()}, or {@code facts().score()} for a flat member
 * @param type what it is
 * @param nullable whether it is null when absent
 * @param defaultValue what it is when absent, null when there is no default
 * @param description what it means, empty when nothing is said
 * @param examples values that show what is meant
 * @param audit what is said to be kept of its value
 */
public record Member(
        String component,
        String name,
        String path,
        ValueType type,
        boolean nullable,
        @Nullable JsonValue defaultValue,
        String description,
        List<JsonValue> examples,
        Audit audit) {

    /** Returns whether the member must be there. */
    public boolean required() {
        return !nullable && defaultValue == null;
    }

    /** Returns this member as one of the object that holds it, reached through a component of that object. */
    public Member through(String outer) {
        return new Member(
                component, name, outer + "()." + path, type, nullable, defaultValue, description, examples, audit);
    }
}
