package dev.adtools.processor.model;

import dev.adtools.api.Audit;
import dev.adtools.api.json.JsonValue;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * A member of a closed object.
 *
 * @param component the record component's name
 * @param name the name in JSON
 * @param groups the components in place of which the member stands, the outermost first; none for most
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
        List<Group> groups,
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

    /**
     * A component whose record's members stand in place of it.
     *
     * @param component its name
     * @param record the record
     */
    public record Group(String component, TypeMirror record) {}

    /** Returns how the value is reached: {@code accountId()}, or {@code scope().accountId()} for one of a group. */
    public String path() {
        return Stream.concat(groups.stream().map(Group::component), Stream.of(component))
                .map(name -> name + "()")
                .collect(Collectors.joining("."));
    }

    /** Returns the component of the object itself through which the member is reached. */
    public String outermost() {
        return groups.isEmpty() ? component : groups.get(0).component();
    }

    /** Returns this member as one of its outermost group's record. */
    public Member inner() {
        List<Group> others = groups.subList(1, groups.size());
        return new Member(component, name, others, type, nullable, defaultValue, description, examples, audit);
    }

    /** Returns this member as one of the object that holds it, where it stands in place of a component. */
    public Member in(Group group) {
        List<Group> all = Stream.concat(Stream.of(group), groups.stream()).toList();
        return new Member(component, name, all, type, nullable, defaultValue, description, examples, audit);
    }
}
