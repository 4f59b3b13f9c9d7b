package dev.adtools.processor.read;

import dev.adtools.processor.model.ValueType;
import java.util.HashSet;
import java.util.Set;

/** Tells which bounds of an {@code @Arg} can hold for a type; those of a list's items are written on the list. */
final class Applicable implements ValueType.Visitor<Set<String>> {

    private static final Set<String> TEXT = Set.of("minLength", "maxLength", "pattern", "format");
    private static final Set<String> NUMBER = Set.of("min", "max", "multipleOf");
    private static final Set<String> COUNT = Set.of("minItems", "maxItems");
    private static final Set<String> SHOWN = Set.of("description", "examples");
    private static final Set<String> ANY_TYPE = Set.of("description", "defaultValue", "examples", "audit");

    // An answer has all its members, and the trail keeps nothing of it.
    static Set<String> to(ValueType type, Use use) {
        return with(use == Use.ANSWER ? SHOWN : ANY_TYPE, type.accept(new Applicable()));
    }

    private static Set<String> with(Set<String> some, Set<String> others) {
        Set<String> all = new HashSet<>(some);
        all.addAll(others);
        return all;
    }

    @Override
    public Set<String> text(ValueType.Text type) {
        return TEXT;
    }

    @Override
    public Set<String> whole(ValueType.Whole type) {
        return NUMBER;
    }

    @Override
    public Set<String> fraction(ValueType.Fraction type) {
        return NUMBER;
    }

    @Override
    public Set<String> truth(ValueType.Truth type) {
        return Set.of();
    }

    @Override
    public Set<String> choice(ValueType.Choice type) {
        return Set.of();
    }

    @Override
    public Set<String> wrapped(ValueType.Wrapped type) {
        return type.inner().accept(this);
    }

    @Override
    public Set<String> items(ValueType.Items type) {
        return with(COUNT, type.item().accept(this));
    }

    @Override
    public Set<String> entries(ValueType.Entries type) {
        return with(COUNT, type.value().accept(this));
    }

    @Override
    public Set<String> free(ValueType.Free type) {
        return type.shape() == ValueType.Free.Shape.ANY ? Set.of() : COUNT;
    }

    @Override
    public Set<String> structure(ValueType.Structure type) {
        return Set.of();
    }

    @Override
    public Set<String> union(ValueType.Union type) {
        return Set.of();
    }
}
