package dev.adtools.processor.read;

import dev.adtools.processor.model.ValueType;
import java.util.Optional;

/** Tells why a value cannot be kept as it was sent, or nothing when it can: all that is kept must be known. */
final class Unkept implements ValueType.Visitor<Optional<Unkept.Why>> {

    private static final Optional<Why> CALLERS = Optional.of(new Why("its members are the caller's", ""));
    private static final Optional<Why> RECORDS =
            Optional.of(new Why("a record's members each have a rule", ", or say KEEP there"));

    /** The reason, and what else may be done about it. */
    record Why(String reason, String fix) {}

    @Override
    public Optional<Why> text(ValueType.Text type) {
        return Optional.empty();
    }

    @Override
    public Optional<Why> whole(ValueType.Whole type) {
        return Optional.empty();
    }

    @Override
    public Optional<Why> fraction(ValueType.Fraction type) {
        return Optional.empty();
    }

    @Override
    public Optional<Why> truth(ValueType.Truth type) {
        return Optional.empty();
    }

    @Override
    public Optional<Why> choice(ValueType.Choice type) {
        return Optional.empty();
    }

    @Override
    public Optional<Why> wrapped(ValueType.Wrapped type) {
        return Optional.empty();
    }

    @Override
    public Optional<Why> items(ValueType.Items type) {
        return type.item().accept(this);
    }

    @Override
    public Optional<Why> entries(ValueType.Entries type) {
        return CALLERS;
    }

    // JSON of any kind may be a plain value, and what is not is hashed.
    @Override
    public Optional<Why> free(ValueType.Free type) {
        return type.shape() == ValueType.Free.Shape.ANY ? Optional.empty() : CALLERS;
    }

    @Override
    public Optional<Why> structure(ValueType.Structure type) {
        return RECORDS;
    }

    @Override
    public Optional<Why> union(ValueType.Union type) {
        return RECORDS;
    }
}
