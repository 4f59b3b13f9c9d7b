package dev.adtools.server.spend;

import dev.adtools.api.ToolError;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reserves as a write does: what was done for one that is refused is taken back. */
final class Reservations {

    private Reservations() {}

    static Optional<ToolError> reserve(TestStore store, SpendGuard guard, SpendRequest asked) {
        return reserve(store.tx(), batch -> guard.reserve(batch, asked));
    }

    static Optional<ToolError> reserve(Tx tx, Function<StatementBatch, Supplier<Optional<ToolError>>> work) {
        try {
            tx.execute(handle -> StatementBatch.answer(handle, work).ifPresent(refusal -> {
                throw new TakenBack(refusal);
            }));
            return Optional.empty();
        } catch (TakenBack refused) {
            return Optional.of(refused.refusal);
        }
    }

    private static final class TakenBack extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient ToolError refusal;

        TakenBack(ToolError refusal) {
            super(refusal.message());
            this.refusal = refusal;
        }
    }
}
