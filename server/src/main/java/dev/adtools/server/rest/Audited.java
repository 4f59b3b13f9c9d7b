package dev.adtools.server.rest;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a request by which somebody decides something: it is recorded before it is done, and again when it is answered. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface Audited {

    /** Names the decision, for example {@code action.approve}. */
    String value();
}
