package dev.adtools.processor.model;

import com.google.auto.common.MoreTypes;
import dev.adtools.api.AccountId;
import dev.adtools.api.AnyAccountId;
import dev.adtools.api.Format;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Type of a value: in JSON, and in Java. */
public sealed interface ValueType {

    /** Calls the visitor's method of this kind. */
    <T> T accept(Visitor<T> visitor);

    /** Returns the types that stand inside it. */
    default List<ValueType> parts() {
        return List.of();
    }

    /** Returns whether it names an account. */
    default boolean isAccount() {
        return false;
    }

    /** Returns whether it names an account on whatever platform. */
    default boolean isAnyAccount() {
        return false;
    }

    /** Returns whether it is a list that names accounts. */
    default boolean isAccounts() {
        return false;
    }

    /** A string. */
    record Text(int minLength, int maxLength, String pattern, Format format) implements ValueType {
        /** Any string. */
        public static final Text ANY = new Text(0, Integer.MAX_VALUE, "", Format.NONE);

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.text(this);
        }
    }

    /**
     * An integer.
     *
     * @param isInt whether it is an int in Java; else a long
     * @param number whether the schema says {@code number} instead of {@code integer}
     * @param min the least value; {@link Long#MIN_VALUE} when nothing is published
     * @param max the greatest value; {@link Long#MAX_VALUE} when nothing is published
     * @param multipleOf what it is a multiple of, at least 1
     */
    record Whole(boolean isInt, boolean number, long min, long max, long multipleOf) implements ValueType {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.whole(this);
        }
    }

    /**
     * A number that may have a fraction.
     *
     * @param isDouble whether it is a double in Java; else a BigDecimal
     * @param min the least value, null for none
     * @param max the greatest value, null for none
     * @param multipleOf what it is a multiple of, null for nothing
     */
    record Fraction(
            boolean isDouble,
            @Nullable BigDecimal min,
            @Nullable BigDecimal max,
            @Nullable BigDecimal multipleOf) implements ValueType {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.fraction(this);
        }
    }

    /** True or false. */
    record Truth() implements ValueType {
        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.truth(this);
        }
    }

    /**
     * One of an enum's constants, or the order by one of them.
     *
     * @param type the enum
     * @param constants its constants
     * @param isSort whether it is an order, which has a second name with a minus
     */
    record Choice(TypeElement type, List<Constant> constants, boolean isSort) implements ValueType {
        /** A constant and its name on the wire. */
        public record Constant(String name, String wire) {}

        /** Returns all names on the wire. */
        public List<String> names() {
            return constants.stream()
                    .map(Constant::wire)
                    .flatMap(wire -> isSort ? Stream.of(wire, "-" + wire) : Stream.of(wire))
                    .toList();
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.choice(this);
        }
    }

    /**
     * A record of one component that is a plain string or number in JSON.
     *
     * @param type the record
     * @param component the component's name
     * @param factory what makes the record of a value: {@code of}, or {@code new} where the value is normal already
     * @param inner the component: a text or an integer
     * @param lenient whether other forms are read than the published one
     */
    record Wrapped(TypeElement type, String component, String factory, ValueType inner, boolean lenient)
            implements ValueType {
        @Override
        public boolean isAccount() {
            return type.getInterfaces().stream()
                    .anyMatch(implemented -> implemented.toString().equals(AccountId.class.getName()));
        }

        @Override
        public boolean isAnyAccount() {
            return type.getQualifiedName().contentEquals(AnyAccountId.class.getName());
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.wrapped(this);
        }
    }

    /** A list. */
    record Items(ValueType item, Count count) implements ValueType {
        @Override
        public List<ValueType> parts() {
            return List.of(item);
        }

        @Override
        public boolean isAccounts() {
            return item.isAccount();
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.items(this);
        }
    }

    /** An object whose names are the caller's, and whose values are all of one kind. */
    record Entries(ValueType value, Count count) implements ValueType {
        @Override
        public List<ValueType> parts() {
            return List.of(value);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.entries(this);
        }
    }

    /** JSON as it comes. */
    record Free(Shape shape, Count count) implements ValueType {
        /** Kind of JSON that it must be. */
        public enum Shape {
            OBJECT,
            ARRAY,
            ANY
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.free(this);
        }
    }

    /** A record: a closed object. */
    record Structure(TypeMirror type, TypeElement element, List<Member> members) implements ValueType {
        @Override
        public List<ValueType> parts() {
            return members.stream().map(Member::type).toList();
        }

        /** Returns the record of a group whose members are among those of this one. */
        public Structure of(Member.Group group) {
            List<Member> inner = members.stream()
                    .filter(member -> member.groups().indexOf(group) == 0)
                    .map(Member::inner)
                    .toList();
            return new Structure(group.record(), MoreTypes.asTypeElement(group.record()), inner);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.structure(this);
        }
    }

    /** A sealed interface: of records, or of types of which each is another type in JSON. */
    record Union(TypeMirror type, List<ValueType> cases) implements ValueType {
        @Override
        public List<ValueType> parts() {
            return cases;
        }

        /** Returns whether every case is a record. */
        public boolean isOfRecords() {
            return cases.stream().allMatch(Structure.class::isInstance);
        }

        /** Returns the cases by their type in JSON, of which there is one each unless they are records. */
        public Map<String, ValueType> jsonTypes() {
            Map<String, ValueType> types = new LinkedHashMap<>();
            cases.forEach(one -> types.putIfAbsent(jsonType(one), one));
            return types;
        }

        private static String jsonType(ValueType type) {
            if (type instanceof Structure) {
                return "object";
            }
            return type instanceof Wrapped wrapped && wrapped.inner() instanceof Whole ? "number" : "string";
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.union(this);
        }
    }

    /** One method per kind, in place of a switch over types, which came after Java 17. */
    interface Visitor<T> {
        T text(Text type);

        T whole(Whole type);

        T fraction(Fraction type);

        T truth(Truth type);

        T choice(Choice type);

        T wrapped(Wrapped type);

        T items(Items type);

        T entries(Entries type);

        T free(Free type);

        T structure(Structure type);

        T union(Union type);
    }
}
