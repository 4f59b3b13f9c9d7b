package dev.adtools.server.store;

import org.jdbi.v3.core.Handle;

/**
 * Statements that take effect together. A unit is short, does no input or output of its own and starts no transaction;
 * it may run on another thread.
 *
 * @param <T> what it finds out
 */
@FunctionalInterface
public interface TransactionBody<T> {

    /** Runs the statements. An exception takes all of them back. */
    T run(Handle handle);
}
