package dev.adtools.server.workflow;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.PageRequest;

/** Defines what an operator can do with workflows, as the JSON of the REST resource. */
public interface WorkflowControl {

    /** Lists workflows without their steps. */
    Outcome<byte[]> list(PageRequest page);

    /** Returns one with its steps. */
    Outcome<byte[]> find(String id);

    /** Cancels one for the reason in a body {@code {reason?}}. */
    Outcome<byte[]> cancel(String id, byte[] body);

    /** Returns the operations of one caller. */
    static WorkflowControl of(WorkflowService workflows, Caller caller) {
        return new WorkflowControl() {
            @Override
            public Outcome<byte[]> list(PageRequest page) {
                return Outcome.completed(workflows.list(caller, null, page));
            }

            @Override
            public Outcome<byte[]> find(String id) {
                return workflows.find(caller, id);
            }

            @Override
            public Outcome<byte[]> cancel(String id, byte[] body) {
                return workflows.cancel(caller, id, body);
            }
        };
    }
}
