package dev.adtools.server.spend;

import dev.adtools.api.ToolError;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.StatementBatch;
import java.util.Optional;

/** Reserves as a write does: what was done for one that is refused is taken back. */
final class Reservations {

    private Reservations() {}

    static Optional<ToolError> reserve(TestStore store, SpendGuard guard, SpendRequest asked) {
        try {
            store.tx()
                    .execute(handle -> StatementBatch.answer(handle, batch -> guard.reserve(batch, asked))
                            .ifPresent(refusal -> {
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
