package dev.adtools.tools.operations.usage;

import dev.adtools.api.CallContext;

/** Counts that the service keeps of its callers. */
public interface Usage {

    /** Returns what the calling token has used of its quotas; asking uses none of them. */
    UsageStatus of(CallContext context);
}
