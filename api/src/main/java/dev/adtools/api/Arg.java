package dev.adtools.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Describes and bounds one argument of a tool, or one member of a nested argument record or of a {@link Body}.
 *
 * <p>An argument is required unless its type is {@code @Nullable} (optional) or it has a {@link #defaultValue()}. Every
 * bound appears in the published schema and is enforced by the generated decoder (JSON Schema 2020-12, validation).
 *
 * <p>It belongs on record components alone. Fields are targets too because compilers before Java 20 know the line of a
 * value in an annotation only by the field behind the component (JDK-8295184).
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Arg {

    /** The value of {@link #defaultValue()} that stands for "no default". */
    String NO_DEFAULT = "\u0000";

    /** Meaning and unit of the argument, shown in the schema; it must not be blank. */
    String description();

    /** The value an absent argument takes, as JSON text or, for strings and enums, the bare text. */
    String defaultValue() default NO_DEFAULT;

    /** Values that show what is meant, written like {@link #defaultValue()}; each must itself be valid. */
    String[] examples() default {};

    /** The least number of code points of a string. */
    int minLength() default 0;

    /** The greatest number of code points of a string. */
    int maxLength() default Integer.MAX_VALUE;

    /**
     * A regular expression that the whole string must match: anchored with {@code ^} and {@code $}, in the dialect that
     * Java and ECMA-262 read alike (no {@code \w \d \s}, no flags, no look-around, no back-references; groups
     * repeated a hundred times at most, and a thousand ways to match a text at most).
     */
    String pattern() default "";

    /** Kind of text that a string is. An annotation only: what is enforced is a pattern or a rule. */
    Format format() default Format.NONE;

    /** The least value of a number, inclusive. */
    double min() default Double.NEGATIVE_INFINITY;

    /** The greatest value of a number, inclusive. */
    double max() default Double.POSITIVE_INFINITY;

    /** The number of which a number must be a multiple; 0 for none. */
    double multipleOf() default 0;

    /** The least number of items of a list or members of a map. */
    int minItems() default 0;

    /** The greatest number of items of a list or members of a map. */
    int maxItems() default Integer.MAX_VALUE;

    /**
     * Part of the value that the audit trail keeps, whoever sends it. On a nested record {@link Audit#HASH} and
     * {@link Audit#DROP} are one rule for the whole of it.
     */
    Audit audit() default Audit.KEEP;
}
