package dev.adtools.server.call;

/**
 * A write in the service's own tables.
 *
 * @param call the call that asked for it
 * @param entity what is made or changed
 */
public record LocalChange(ToolCall call, String entity) {}
