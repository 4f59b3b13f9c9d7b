package dev.adtools.server.spend;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Source;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.spend.Caps.CurrentCap;
import dev.adtools.server.spend.SpendEntries.Foreseen;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;

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
    public Supplier<Optional<ToolError>> reserve(StatementBatch batch, PlannedWrite write) {
        SpendRequest asked = SpendRequest.of(write, write.effect());
        return write.spends() ? reserve(batch, asked) : stop(batch, asked);
    }

    // Stopping spend never waits for a cap: it reads none, takes no lock, and is refused by none.
    Supplier<Optional<ToolError>> stop(StatementBatch batch, SpendRequest asked) {
        Cap cap = caps.known(asked.world().source(), asked.account()).cap();
        if (cap == null
                || asked.change() >= 0
                || !asked.currency().equals(cap.unit().currency())) {
            return Optional::empty;
        }
        Runnable noted = SpendEntries.cut(batch, SpendEntry.of(asked, cap, clock));
        return () -> {
            noted.run();
            return Optional.empty();
        };
    }

    Supplier<Optional<ToolError>> reserve(StatementBatch batch, SpendRequest asked) {
        CurrentCap known = caps.known(asked.world().source(), asked.account());
        // From here on none is changed before the unit has ended.
        Supplier<Long> revision = CapChangeStore.holdOff(batch, asked.world().source(), asked.account());
        Supplier<Optional<ToolError>> refusal = refusal(known, asked, cap -> reserve(batch, cap, known.place(), asked));
        return () -> {
            if (revision.get() != known.revision()) {
                throw new CapsChanged();
            }
            return refusal.get();
        };
    }

    /** Reads the caps anew that were changed. */
    public void reload(Tx tx) {
        caps.reload(tx);
    }

    private static Supplier<Optional<ToolError>> refusal(
            CurrentCap known, SpendRequest asked, Function<Cap, Supplier<Optional<ToolError>>> ofDay) {
        Cap cap = known.cap();
        if (cap == null) {
            return () -> asked.world().source() == Source.LIVE ? Optional.of(uncapped(asked)) : Optional.empty();
        }
        Optional<ToolError> exceeded = exceeded(cap, new CapRefusal(cap, known.place(), asked), asked);
        return exceeded.isEmpty() ? ofDay.apply(cap) : () -> exceeded;
    }

    /** Returns the reason why a write would be refused if it went now, empty when it would not; reserves nothing. */
    public Supplier<Optional<ToolError>> foreseen(StatementBatch batch, PlannedWrite write) {
        SpendEffect effect = write.spend();
        return effect == null ? Optional::empty : foreseen(batch, SpendRequest.of(write, effect));
    }

    /** Returns whether a refusal is by a limit of a single call, which no wait cures. */
    public static boolean isOfOneCall(ToolError refusal) {
        return CapRefusal.isOfOneCall(refusal);
    }

    Supplier<Optional<ToolError>> foreseen(StatementBatch batch, SpendRequest asked) {
        CurrentCap current = caps.of(batch.send(), asked.world().source(), asked.account());
        return refusal(current, asked, cap -> {
            SpendEntry entry = SpendEntry.of(asked, cap, clock);
            SpendEntry today = entry.on(SpendLedger.current(batch.send(), entry.day()));
            Supplier<Foreseen> foreseen = SpendEntries.foreseen(batch, today);
            return () -> foreseen.get().isWithin(cap.limitsOfDay())
                    ? Optional.empty()
                    : Optional.of(refusal(today, foreseen.get(), cap, new CapRefusal(cap, current.place(), asked)));
        });
    }

    private static ToolError uncapped(SpendRequest asked) {
        String account = AccountKey.of(asked.account());
        return new ToolError(
                ErrorCode.POLICY_DENIED,
                "The account " + account
                        + " is live and has no caps, so it takes no write that can move money; nothing was"
                        + " sent. Add an entry for it to spend.caps in config.yml, or PUT /api/v1/caps/" + account
                        + ", with limits per call and per day in " + asked.currency() + ".",
                JsonObject.builder()
                        .put("platform", asked.account().platform().wireName())
                        .put("account_id", asked.account().value())
                        .put("missing", "spend.caps")
                        .build());
    }

    private static Optional<ToolError> exceeded(Cap cap, CapRefusal refusal, SpendRequest asked) {
        Integer percent = cap.maxChangePercent();
        if (!asked.currency().equals(cap.unit().currency())) {
            return Optional.of(refusal.currency());
        } else if (asked.budgetRaise() > cap.perCall()) {
            return Optional.of(refusal.perCall());
        } else if (percent != null && asked.raisesByMoreThan(percent)) {
            return Optional.of(refusal.percent(percent));
        }
        return Optional.empty();
    }

    private Supplier<Optional<ToolError>> reserve(StatementBatch batch, Cap cap, String place, SpendRequest asked) {
        Objects.requireNonNull(asked.operationId(), "what is reserved is held by an operation");
        SpendEntry entry = SpendEntry.of(asked, cap, clock);
        BooleanSupplier reserved = SpendEntries.reserve(batch, entry, cap.limitsOfDay());
        return () -> reserved.getAsBoolean()
                ? Optional.empty()
                : Optional.of(refused(batch, entry, cap, new CapRefusal(cap, place, asked)));
    }

    private static ToolError refused(StatementBatch batch, SpendEntry entry, Cap cap, CapRefusal refusal) {
        SpendEntry today = entry.on(SpendLedger.current(batch.send(), entry.day()));
        return refusal(today, SpendEntries.foreseen(batch, today).get(), cap, refusal);
    }

    private static ToolError refusal(SpendEntry entry, Foreseen foreseen, Cap cap, CapRefusal refusal) {
        SpendUsed used = foreseen.used();
        long creates = cap.limitsOfDay().creates();
        return used.creates() + foreseen.more().creates() > creates
                ? refusal.creates(entry.day().day(), used.creates(), creates)
                : refusal.perDay(
                        entry.day().day(), used.micros(), foreseen.more().micros());
    }

    /**
     * Settles what an operation holds, by what became of it. While nobody knows that, it holds what it may have spent; told
     * the same again, or of an operation that holds nothing, this changes nothing.
     */
    public void settle(StatementBatch batch, String operationId, OutcomeState outcome) {
        switch (outcome) {
            case SUCCEEDED -> SpendEntries.commit(batch, operationId);
            // Too much is counted rather than too little.
            case ABANDONED -> SpendEntries.abandon(batch, operationId);
            case REJECTED, NOT_APPLIED -> SpendEntries.release(batch, operationId);
            case UNKNOWN -> {
                // A raise holds the amount that it may have spent; a cut returns nothing yet.
            }
        }
    }

    /** Thrown out of a unit that decided by caps which were changed since this node read them: read anew, it is tried again. */
    public static final class CapsChanged extends RuntimeException {

        private static final long serialVersionUID = 1;

        private CapsChanged() {
            super("caps were changed", null, false, false);
        }
    }
}
