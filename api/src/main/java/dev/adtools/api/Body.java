package dev.adtools.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a record as the JSON body of a request or of an answer that is no call of a tool, or a type that such bodies share.
 *
 * <p>The record's components are the members, in snake_case, each described by an {@link Arg}. The processor writes the schema,
 * named as this says and referred to by that name, and beside the record its codec: what reads a request and enforces exactly
 * that schema, or what writes an answer. Bounds of an answer are published; whoever makes it keeps them.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Body {

    /** Description of the body, shown in the schema; it must not be blank. */
    String description();

    /** The schema's name, in CamelCase, unique in the service; the type's own name when left out. */
    String name() default "";

    /** Names on the wire of constants of an enum that show what is meant; of an enum alone. */
    String[] examples() default {};

    /** Use of the type, which decides whether it is read or written. */
    Role role() default Role.PART;

    /** Uses of a body. */
    enum Role {
        /** A record that is read: members may be left out, unknown ones are refused. */
        REQUEST,
        /** A record that is written: every member is there, and null where it may be. */
        ANSWER,
        /** A record or an enum inside others, whose schema they refer to. */
        PART
    }
}
