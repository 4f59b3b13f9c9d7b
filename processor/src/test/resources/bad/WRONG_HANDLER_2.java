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
        group = ToolGroup.REPORTING,
        handler = Bad.Handler.class) // ! WRONG_HANDLER
record Bad(
        @Arg(description = "A.") String a) {

    static final class Handler extends Listing<Bad> {}

    abstract static class Listing<T> implements ReadHandler<Integer, JsonObject> {
        @Override
        public Outcome<JsonObject> read(Integer arguments, CallContext context) {
            return Outcome.completed(JsonObject.EMPTY);
        }
    }
}
