package dev.adtools.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a record as the arguments of one tool.
 *
 * <p>The record's components are the arguments, in snake_case; the processor turns them into the published {@code
 * inputSchema} and into the decoder that enforces exactly that schema. A mistake in the declaration does not compile.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Tool {

    /** The tool's name in the execute path and the catalog: snake_case, 1–64 characters, unique in the service. */
    String name();

    /** A short title for people, shown by MCP clients. */
    String title();

    /** Describes the tool and when to use it; shown in the catalog, so it must not be blank. */
    String description();

    /** The one platform the tool works on. */
    Platform platform();

    /** Says what the tool may do. It must agree with the kind of its handler. */
    Mode mode();

    /**
     * Marks a tool that works on the service itself or on several platforms. Every token sees it, whichever
     * platforms limit the token; limits apply to the rows and accounts that it reads, and to the tools that it runs.
     */
    boolean crossPlatform() default false;

    /** Says what the tool is for; callers narrow the catalog by it. */
    ToolGroup group();

    /** The code behind the tool: a class that implements the handler kind of {@link #mode()} for this record. */
    Class<? extends ToolHandler<?>> handler();

    /**
     * Further words that people use for the task, separated by spaces; empty for none. Search matches them, and no list
     * publishes them. They name no vendor, because an operator names platforms by labels.
     */
    String searchWords() default "";

    /** Says how a write is held back from spending money. Every write must say; reads and validations must not. */
    SpendControl spend() default SpendControl.UNDECLARED;

    /** Says whether a write can change or take away something that exists (MCP {@code destructiveHint}). */
    boolean destructive() default true;

    /** Marks a performance-style read that answers compact rows for {@code raw_data: true}. */
    boolean rawData() default false;

    /**
     * The argument of other tools on the platform whose values this one lists, for example {@code campaign_id}; empty for
     * none. Who calls such a tool with a wrong value is told of this one.
     */
    String finds() default "";

    /** The rules the tool applies beyond its schema: enums. Shown by {@code GET /api/v1/rules}. */
    Class<? extends Rule>[] rules() default {};

    /** The version of the rules a validation applies, for example {@code beta-2026.11}; empty when it has none. */
    String ruleset() default "";
}
