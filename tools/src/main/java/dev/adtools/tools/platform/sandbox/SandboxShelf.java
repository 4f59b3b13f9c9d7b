package dev.adtools.tools.platform.sandbox;

import dev.adtools.api.Platform;

/**
 * Place in which entities of one kind are kept.
 *
 * @param platform the platform they are on
 * @param account the account or other object they belong to; empty for accounts and what several share
 * @param kind what they are
 */
public record SandboxShelf(Platform platform, String account, String kind) {}
