package dev.adtools.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Writes the members of a record in place of the record: {@code {"id": …, "plan": …}} and not {@code {"operation": {"id": …},
 * "plan": …}}.
 *
 * <p>It belongs on components of results and answers alone. Fields are targets too for the reason that {@link Arg} gives.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Unwrapped {}
