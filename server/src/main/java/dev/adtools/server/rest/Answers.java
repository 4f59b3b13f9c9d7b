package dev.adtools.server.rest;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says what a request takes and what it is answered with, for the description that is published. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Answers {

    /** Names the schema of what the answer holds when all goes well. */
    String value();

    /** Tells the status of that answer. */
    int status() default 200;

    /** Names the schema of the body that is read; empty when none is. */
    String takes() default "";
}
