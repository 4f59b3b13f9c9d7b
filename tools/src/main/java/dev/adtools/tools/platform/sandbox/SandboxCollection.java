package dev.adtools.tools.platform.sandbox;

import dev.adtools.api.Platform;

/**
 * Collection of entities of one kind.
 *
 * @param platform the platform they are on
 * @param account the account or other object they belong to; empty for accounts and what several share
 * @param kind what they are
 */
public record SandboxCollection(Platform platform, String account, String kind) {}
