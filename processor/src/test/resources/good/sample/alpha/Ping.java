package sample.alpha;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;

/** The least tool there can be. */
@Tool(
        name = "ping",
        title = "Ping",
        description = "Answers.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.OPERATIONS,
        handler = Ping.Handler.class)
record Ping() {

    static final class Handler implements ReadHandler<Ping, JsonObject> {
        @Override
        public Outcome<JsonObject> read(Ping arguments, CallContext context) {
            return Outcome.completed(JsonObject.EMPTY);
        }
    }
}
