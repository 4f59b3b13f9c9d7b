package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.api.json.JsonObject;

@Tool(
        name = "bad_tool",
        title = "Bad",
        description = "Does nothing well.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        handler = Bad.Handler.class)
record Bad(
        @Unwrapped Inner a,
        @Arg(description = "A.") String a0,
        @Arg(description = "A.") String a1,
        @Arg(description = "A.") String a2,
        @Arg(description = "A.") String a3,
        @Arg(description = "A.") String a4,
        @Arg(description = "A.") String a5,
        @Arg(description = "A.") String a6,
        @Arg(description = "A.") String a7,
        @Arg(description = "A.") String a8,
        @Arg(description = "A.") String a9,
        @Arg(description = "A.") String a10,
        @Arg(description = "A.") String a11,
        @Arg(description = "A.") String a12,
        @Arg(description = "A.") String a13,
        @Arg(description = "A.") String a14,
        @Arg(description = "A.") String a15,
        @Arg(description = "A.") String a16,
        @Arg(description = "A.") String a17,
        @Arg(description = "A.") String a18,
        @Arg(description = "A.") String a19,
        @Arg(description = "A.") String a20,
        @Arg(description = "A.") String a21,
        @Arg(description = "A.") String a22,
        @Arg(description = "A.") String a23,
        @Arg(description = "A.") String a24,
        @Arg(description = "A.") String a25,
        @Arg(description = "A.") String a26,
        @Arg(description = "A.") String a27,
        @Arg(description = "A.") String a28,
        @Arg(description = "A.") String a29,
        @Arg(description = "A.") String a30,
        @Arg(description = "A.") String a31,
        @Arg(description = "A.") String a32,
        @Arg(description = "A.") String a33,
        @Arg(description = "A.") String a34,
        @Arg(description = "A.") String a35,
        @Arg(description = "A.") String a36,
        @Arg(description = "A.") String a37,
        @Arg(description = "A.") String a38,
        @Arg(description = "A.") String a39,
        @Arg(description = "A.") String a40,
        @Arg(description = "A.") String a41,
        @Arg(description = "A.") String a42,
        @Arg(description = "A.") String a43,
        @Arg(description = "A.") String a44,
        @Arg(description = "A.") String a45,
        @Arg(description = "A.") String a46,
        @Arg(description = "A.") String a47,
        @Arg(description = "A.") String a48,
        @Arg(description = "A.") String a49,
        @Arg(description = "A.") String a50,
        @Arg(description = "A.") String a51,
        @Arg(description = "A.") String a52,
        @Arg(description = "A.") String a53,
        @Arg(description = "A.") String a54,
        @Arg(description = "A.") String a55,
        @Arg(description = "A.") String a56,
        @Arg(description = "A.") String a57,
        @Arg(description = "A.") String a58,
        @Arg(description = "A.") String a59,
        @Arg(description = "A.") String a60,
        @Arg(description = "A.") String a61,
        @Unwrapped Last z) // ! TOO_MANY_MEMBERS
        {

    record Inner(@Arg(description = "B.") String b) {}

    record Last(@Arg(description = "C.") String c, @Arg(description = "D.") String d) {}

    static final class Handler implements ReadHandler<Bad, JsonObject> {
        @Override
        public Outcome<JsonObject> read(Bad arguments, CallContext context) {
            return Outcome.completed(JsonObject.EMPTY);
        }
    }
}
