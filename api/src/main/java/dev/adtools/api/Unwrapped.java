package dev.adtools.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Puts the members of a record in place of the record: {@code {"id": …, "plan": …}} and not {@code {"operation": {"id": …},
 * "plan": …}}. So arguments that several tools have, or members that several answers have, are declared once.
 *
 * <p>It belongs on components of arguments, results and answers; a plan has none. Fields are targets too for the reason that
 * {@link Arg} gives.
 */
@Documented
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
public @interface Unwrapped {}
