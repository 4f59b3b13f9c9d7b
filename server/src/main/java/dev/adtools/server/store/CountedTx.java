package dev.adtools.server.store;

import dev.adtools.api.MemoryBudget;

/**
 * A way to the tables for calls that share memory.
 *
 * @param tx the way
 * @param memory the memory that the calls share
 */
public record CountedTx(Tx tx, MemoryBudget memory) implements Tx {

    // Its nodes, and what is said of them.
    private static final long OF_TREE = 6;

    @Override
    public <T> T write(TransactionBody<T> unit) {
        return tx.write(unit);
    }

    @Override
    public <T> T read(TransactionBody<T> unit) {
        return tx.read(unit);
    }

    @Override
    public void take(long jsonBytes) {
        memory.take(OF_TREE * jsonBytes);
    }
}
