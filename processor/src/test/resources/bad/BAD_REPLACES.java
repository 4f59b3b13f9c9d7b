package bad;

import dev.adtools.api.ApplyContext;
import dev.adtools.api.Arg;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.HarmlessWriteHandler;
import dev.adtools.api.Inverse;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Platform;
import dev.adtools.api.Probe;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolError;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;
import org.jspecify.annotations.Nullable;

@Tool(
        name = "bad_tool",
        title = "Bad",
        description = "Does nothing well.",
        platform = Platform.ALPHA,
        mode = Mode.WRITE,
        group = ToolGroup.CHANGES,
        spend = SpendControl.NONE,
        handler = Bad.Handler.class)
record Bad(
        @Arg(description = "The request.", maxLength = 500) @Nullable String replaces) { // ! BAD_REPLACES

    record Plan(String id) {}

    static final class Handler implements HarmlessWriteHandler<Bad, Plan, JsonObject> {
        @Override
        public Planned<Plan> plan(Bad arguments, CallContext context) {
            return Planned.refused(ToolError.of(ErrorCode.NOT_FOUND, "There is none."));
        }

        @Override
        public Outcome<JsonObject> apply(Plan plan, ApplyContext context) {
            return Outcome.completed(JsonObject.EMPTY);
        }

        @Override
        public Probe<JsonObject> readBack(Plan plan, CallContext context) {
            return Probe.inconclusive("It cannot be read.");
        }

        @Override
        public Inverse inverse(Plan plan, JsonObject result) {
            return Inverse.none("It is final.");
        }
    }
}
