package dev.adtools.server.spend;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Source;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Departure;
import dev.adtools.server.call.Fate;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The caps' part in the transactions of a write: what may be spent is reserved before it is sent, and settled after. */
public final class SpendGuard {

    private final Caps caps;
    private final Clock clock;

    /** Guards accounts by caps, and days by a clock. */
    public SpendGuard(Caps caps, Clock clock) {
        this.caps = caps;
        this.clock = clock;
    }

    /** Reserves what a write may spend, or refuses it. A live account without caps takes no write that can move money. */
    public Optional<ToolError> reserve(Handle handle, Departure write) {
        SpendEffect effect = write.spend();
        return effect == null ? Optional.empty() : reserve(handle, Asked.of(write, effect));
    }

    Optional<ToolError> reserve(Handle handle, Asked asked) {
        Optional<Cap> cap = caps.of(asked.account());
        if (cap.isEmpty()) {
            return asked.world().source() == Source.LIVE ? Optional.of(uncapped(asked)) : Optional.empty();
        }
        return exceeded(cap.get(), asked).or(() -> reserve(handle, cap.get(), asked));
    }

    private static ToolError uncapped(Asked asked) {
        String account = AccountKey.of(asked.account());
        return new ToolError(
                ErrorCode.POLICY_DENIED,
                "The account " + account
                        + " is live and has no caps, so it takes no write that can move money; nothing was"
                        + " sent. Add an entry for it to spend.caps in config.yml, with perCall and perDay in "
                        + asked.currency() + ".",
                JsonObject.builder()
                        .put("account", account)
                        .put("missing", "spend.caps")
                        .build());
    }

    private static Optional<ToolError> exceeded(Cap cap, Asked asked) {
        CapRefusal refusal = new CapRefusal(cap, asked);
        Integer percent = cap.maxChangePercent();
        if (!asked.currency().equals(cap.unit().currency())) {
            return Optional.of(refusal.currency());
        } else if (asked.delta() > cap.perCall()) {
            return Optional.of(refusal.perCall());
        } else if (percent != null && asked.raisesByMoreThan(percent)) {
            return Optional.of(refusal.percent(percent));
        }
        return Optional.empty();
    }

    private Optional<ToolError> reserve(Handle handle, Cap cap, Asked asked) {
        if (asked.delta() == 0 && !asked.creates()) {
            return Optional.empty();
        }
        SpendUsed limits = cap.limitsOfDay();
        LocalDate today = cap.today(clock);
        SpendDay day = SpendDay.of(asked.world(), cap, today);
        SpendUsed more = new SpendUsed(asked.delta(), asked.creations());
        if (SpendLedger.reserve(handle, asked.operationId(), day, more, limits)) {
            return Optional.empty();
        }
        SpendUsed used = SpendLedger.used(handle, day);
        CapRefusal refusal = new CapRefusal(cap, asked);
        return Optional.of(
                used.creates() + more.creates() > limits.creates()
                        ? refusal.creates(today, used.creates(), limits.creates())
                        : refusal.perDay(today, used.micros()));
    }

    /**
     * Settles what an operation holds, by what became of it. While nobody knows that, it holds what it may have spent; told
     * the same again, or of an operation that holds nothing, this changes nothing.
     */
    public void settle(Handle handle, String operationId, Fate fate) {
        switch (fate) {
            // What nobody will ever know counts as spent: too much is counted rather than too little.
            case SUCCEEDED, ABANDONED -> SpendLedger.commit(handle, operationId);
            case REJECTED, NOT_APPLIED -> SpendLedger.release(handle, operationId);
            case UNKNOWN -> {
                // It holds what it may have spent.
            }
        }
    }
}
