package dev.adtools.tools.platform.sandbox;

import org.jspecify.annotations.Nullable;

/**
 * One thing that a sandbox platform remembers.
 *
 * @param shelf where it is kept
 * @param id its id, unique on its shelf
 * @param uniqueName a name that no other entity of its shelf has; null when its name may repeat
 * @param json its state, as JSON text
 */
public record SandboxEntity(
        SandboxShelf shelf, String id, @Nullable String uniqueName, String json) {}
