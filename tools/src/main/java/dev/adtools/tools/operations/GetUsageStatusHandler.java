package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.tools.operations.usage.Usage;
import dev.adtools.tools.operations.usage.UsageStatus;

/** Shows what the caller's token has used of its quotas. */
public final class GetUsageStatusHandler implements ReadHandler<GetUsageStatus, UsageStatus> {

    private final Usage usage;

    public GetUsageStatusHandler(Usage usage) {
        this.usage = usage;
    }

    @Override
    public Outcome<UsageStatus> read(GetUsageStatus arguments, CallContext context) {
        return Outcome.completed(usage.of(context));
    }
}
