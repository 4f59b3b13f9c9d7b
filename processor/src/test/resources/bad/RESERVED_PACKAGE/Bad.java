package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;

@Tool(
        name = "bad_tool",
        title = "Bad",
        description = "Does nothing well.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.VALIDATION,
        handler = Bad.Handler.class)
record Bad(
        @Arg(description = "A.") String a) {

    static final class Handler implements ReadHandler<Bad, JsonObject> {
        @Override
        public Outcome<JsonObject> read(Bad arguments, CallContext context) {
            return Outcome.completed(JsonObject.EMPTY);
        }
    }
}
