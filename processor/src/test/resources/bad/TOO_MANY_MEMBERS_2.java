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
import dev.adtools.api.Reason;
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
        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable String reason,
        @Arg(description = "A.") String a) {

    record Plan(
            String a0,
            String a1,
            String a2,
            String a3,
            String a4,
            String a5,
            String a6,
            String a7,
            String a8,
            String a9,
            String a10,
            String a11,
            String a12,
            String a13,
            String a14,
            String a15,
            String a16,
            String a17,
            String a18,
            String a19,
            String a20,
            String a21,
            String a22,
            String a23,
            String a24,
            String a25,
            String a26,
            String a27,
            String a28,
            String a29,
            String a30,
            String a31,
            String a32,
            String a33,
            String a34,
            String a35,
            String a36,
            String a37,
            String a38,
            String a39,
            String a40,
            String a41,
            String a42,
            String a43,
            String a44,
            String a45,
            String a46,
            String a47,
            String a48,
            String a49,
            String a50,
            String a51,
            String a52,
            String a53,
            String a54,
            String a55,
            String a56,
            String a57,
            String a58,
            String a59,
            String a60,
            String a61,
            String a62,
            String a63,
            String a64) { // ! TOO_MANY_MEMBERS
    }

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
