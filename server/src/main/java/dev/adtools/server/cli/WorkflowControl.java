package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.store.PageRequest;

/** Defines what an operator can do with workflows, as the JSON of the REST resource. */
interface WorkflowControl {

    /** Lists workflows without their steps. */
    Outcome<byte[]> list(PageRequest page);

    /** Returns one with its steps. */
    Outcome<byte[]> find(String id);

    /** Cancels one for the reason in a body {@code {reason?}}. */
    Outcome<byte[]> cancel(String id, byte[] body);
}
