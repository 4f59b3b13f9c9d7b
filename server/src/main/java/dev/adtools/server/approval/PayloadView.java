package dev.adtools.server.approval;

import dev.adtools.api.Arg;
import dev.adtools.api.Change;
import dev.adtools.api.RecentDelivery;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.DisplayText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Part of a pending action that its stored bytes tell. Those that do not have their hash any more tell nothing; such an action
 * can only be rejected, or expire.
 */
public record PayloadView(
        @Arg(
                description =
                        "What is changed or made, with its names; null when the stored action is not intact, or of an"
                                + " earlier version.")
        @Nullable
        WriteTarget target,

        @Arg(
                description =
                        "Why, in the words of whoever asked; null when it was not said, or when the stored action is"
                                + " not intact.",
                examples = "The spring sale begins on Monday.")
        @Nullable
        String reason,

        @Arg(description = "What changes, and nothing else; null when the stored action is not intact.") @Nullable
        List<Change> diff,

        @Arg(
                description =
                        "The figures that follow from what changes, such as the change in percent; null when the stored"
                                + " action is not intact.")
        @Nullable
        List<Change> derived,

        @Arg(description = "The money that it can move; null when none, or when the stored action is not intact.")
        @Nullable
        SpendEffect spend,

        @Arg(
                description =
                        "How the object delivered lately; null when it is made, when the platform gave no report, and when"
                                + " the stored action is not intact or of an earlier version.")
        @Nullable
        RecentDelivery recent,

        @Arg(
                description = "What to think of before approving; null when the stored action is not intact.",
                examples = "[]")
        @Nullable
        List<String> warnings,

        @Arg(description = "What the tool was called with; null when the stored action is not intact.") @Nullable
        JsonObject arguments) {

    private static final PayloadView NOT_INTACT = new PayloadView(null, null, null, null, null, null, null, null);

    static PayloadView of(ActionRow action) {
        if (!action.payload().isIntact()) {
            return NOT_INTACT;
        }
        Payload payload = action.payload().inert();
        return new PayloadView(
                payload.target(),
                DisplayText.ofNullable(action.reason()),
                payload.diff(),
                payload.derived(),
                payload.spend(),
                payload.recent(),
                payload.warnings(),
                payload.arguments());
    }
}
