package dev.adtools.server.store;

import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/** The only way to the tables. */
public interface Tx {

    /**
     * Runs a unit and returns once it is durable.
     *
     * @throws StoreUnavailable when the database does not take it
     */
    <T> T write(TransactionBody<T> unit);

    /**
     * Runs a small unit that must succeed while the disk is full, with the space that is reserved for such units.
     *
     * @throws StoreUnavailable when the database does not take it
     */
    default <T> T writeReserved(TransactionBody<T> unit) {
        return write(unit);
    }

    /** Runs a unit that returns nothing and comes back once it is durable. */
    default void execute(Consumer<Handle> unit) {
        write(handle -> {
            unit.accept(handle);
            return true;
        });
    }

    /**
     * Runs a unit whose work may take this way to the tables again: what it runs so belongs to the unit. Where that cannot
     * be, whatever takes it again is refused.
     *
     * @throws StoreUnavailable when the database does not take it
     */
    default <T> T together(TransactionBody<T> unit) {
        return write(unit);
    }

    /**
     * Runs statements that change nothing.
     *
     * @throws StoreUnavailable when the database does not answer
     */
    <T> T read(TransactionBody<T> unit);

    /**
     * Takes what stored JSON comes to in memory, before the call of this thread reads it; nothing where nobody counts.
     *
     * @param jsonBytes how many bytes are stored
     * @throws dev.adtools.api.MemoryShortage when the call or all calls together would take too much
     */
    default void take(long jsonBytes) {}
}
