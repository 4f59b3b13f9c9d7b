package dev.adtools.server.workflow;

import dev.adtools.server.call.OperationEnd;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import org.jdbi.v3.core.Handle;

/**
 * Look-ups of the operations of steps in their own ledger.
 *
 * @param ends returns how an operation ended; empty while it has not, and when it is no longer kept
 * @param running tells of a workflow's id whether a call of it runs, or may have been sent and has not answered yet
 */
public record StepOperations(
        BiFunction<Handle, String, Optional<OperationEnd>> ends, BiPredicate<Handle, String> running) {}
