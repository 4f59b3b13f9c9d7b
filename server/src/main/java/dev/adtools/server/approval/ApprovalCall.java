package dev.adtools.server.approval;

import static dev.adtools.server.approval.ApprovalRequest.HASH;
import static dev.adtools.server.approval.ApprovalRequest.HASH_EXAMPLE;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** Request that approves an action. */
@Body(description = "The request that approves a pending action.")
record ApprovalCall(
        @Arg(description = "The HTTP method.", examples = "POST")
        Method method,

        @Arg(description = "The path.", examples = "/api/v1/pending-actions/pa_01m7znghxjcp6te53ex4hrrb88/approve")
        String path,

        Approval body) {

    static ApprovalCall of(ActionRow action) {
        return new ApprovalCall(
                Method.POST,
                "/api/v1/pending-actions/" + action.id() + "/approve",
                new Approval(action.sealed().hash()));
    }

    /** The one method. */
    enum Method {
        @JsonName("POST")
        POST
    }

    /** Approval without words. */
    @Body(description = "The body of the request that approves a pending action.")
    record Approval(
            @Arg(description = "The `payload_hash` of the action.", pattern = HASH, examples = HASH_EXAMPLE)
            String payloadHash) {}
}
