package dev.adtools.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Gives an enum constant its name on the wire. Every constant of an enum that a tool takes or answers must have one. */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
public @interface JsonName {

    /** The text that stands for the constant in JSON, in requests and results alike. */
    String value();
}
