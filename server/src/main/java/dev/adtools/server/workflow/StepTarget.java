package dev.adtools.server.workflow;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import org.jspecify.annotations.Nullable;

/**
 * Target of a step of a workflow, which tells who may see it.
 *
 * @param tool the tool that it calls
 * @param platform the platform that the tool works on
 * @param account the account that it works on; null when that is not known
 */
public record StepTarget(
        String tool, Platform platform, @Nullable AccountId account) {}
