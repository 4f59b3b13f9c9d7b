package dev.adtools.server.quota;

import dev.adtools.api.CallContext;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.tools.operations.usage.Usage;
import dev.adtools.tools.operations.usage.UsageStatus;
import java.util.ArrayList;
import java.util.List;

/** Reports to a token what it has used of its quotas, and takes nothing for it. */
public final class UsageReporter implements Usage {

    private final QuotaContext context;
    private final Rates rates;

    UsageReporter(QuotaContext context, Rates rates) {
        this.context = context;
        this.rates = rates;
    }

    @Override
    public UsageStatus of(CallContext context) {
        return of(HandlerContext.of(context).caller());
    }

    /** Returns the usage of a caller. */
    public UsageStatus of(Caller caller) {
        List<UsageStatus.Limit> limits = new ArrayList<>();
        for (Rate rate : Rate.values()) {
            limits.add(minute(caller, rate));
        }
        limits.add(day(caller));
        return new UsageStatus(
                caller.tokenId(), caller.principal(), context.clock().instant(), limits);
    }

    private UsageStatus.Limit minute(Caller caller, Rate rate) {
        long quota = context.quotas().perMinute(caller, rate);
        long left = rates.left(caller, rate);
        return new UsageStatus.Limit(
                UsageStatus.Counted.valueOf(rate.name()),
                quota,
                quota - left,
                left,
                Rate.WINDOW.toSeconds(),
                rates.fullAt(caller, rate, left));
    }

    private UsageStatus.Limit day(Caller caller) {
        long quota = context.quotas().writesPerDay(caller);
        long used = context.days().used(context.tx(), caller);
        return new UsageStatus.Limit(
                UsageStatus.Counted.WRITES_PER_DAY,
                quota,
                used,
                Math.max(0, quota - used),
                DailyWrites.WINDOW.toSeconds(),
                context.days().end(context.tx(), caller));
    }
}
