package dev.adtools.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks, once per Maven module, the package into which the module's {@code GeneratedToolTable} and {@code ToolDependencies} are
 * written.
 */
@Documented
@Target(ElementType.PACKAGE)
@Retention(RetentionPolicy.CLASS)
public @interface ToolModule {}
