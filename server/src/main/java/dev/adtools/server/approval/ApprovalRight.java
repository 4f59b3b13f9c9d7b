package dev.adtools.server.approval;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Outcome;
import org.jspecify.annotations.Nullable;

/** Answer to whether the caller itself may approve an action. */
@Body(description = "Whether the caller may approve a pending action, and what says no if it may not.")
public record ApprovalRight(
        @Arg(description = "Whether it may.", examples = "false")
        boolean allowed,

        @Arg(
                description = "The code that its approval would be refused with; null when it is allowed.",
                examples = "SELF_APPROVAL_FORBIDDEN")
        @Nullable
        String code,

        @Arg(
                description = "Why, for people; null when it is allowed.",
                examples = "You cannot approve this: it needs another owner.")
        @Nullable
        String message) {

    /** Returns the right of a caller whose approval would come to this. */
    static ApprovalRight of(Outcome<ActionRow> approval) {
        return approval.fold(
                action -> new ApprovalRight(true, null, null),
                refusal -> new ApprovalRight(false, refusal.code().name(), refusal.message()));
    }
}
