package dev.adtools.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a record of one component as a value that is a plain string or number on the wire.
 *
 * <p>The component is a {@code String} (published as {@code string}) or a {@code long} (published as {@code number} with
 * {@code multipleOf: 1}, as money is). The record has a public static factory {@code of} that takes the
 * component's type and normalizes it; it must accept everything that the bounds below allow. In arguments, a sealed
 * interface with such a factory of a {@code String} can take the record's place.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Scalar {

    /** The pattern of a string value, as {@link Arg#pattern()}. */
    String pattern() default "";

    /**
     * Accepts forms of a string argument that are not published.
     *
     * <p>The type then has two more public static methods. {@code JsonValue normalize(JsonValue)} returns the published text of
     * such a form, and any other value unchanged. {@code String refusal(JsonValue)} returns the message for a value that
     * breaks {@link #pattern()}. Neither fails.
     */
    boolean lenient() default false;

    /** The least value of a number, inclusive; an argument's own bound narrows it. */
    long min() default -9_007_199_254_740_991L;

    /** The greatest value of a number, inclusive; an argument's own bound narrows it. */
    long max() default 9_007_199_254_740_991L;
}
