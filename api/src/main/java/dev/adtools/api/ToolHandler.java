package dev.adtools.api;

/**
 * The code behind one tool. A handler is a plain class whose one constructor takes the ports it needs.
 *
 * @param <A> the tool's argument record
 */
public sealed interface ToolHandler<A> permits ReadHandler, ValidateHandler, WriteHandler {}
