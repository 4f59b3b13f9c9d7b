package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;

@Tool(
        name = "bad_tool",
        title = "Bad",
        description = "Does nothing well.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        handler = Bad.Handler.class) // ! UNSUPPORTED_TYPE
record Bad(
        @Arg(description = "A.") String a) {

    static final class Handler implements ReadHandler<Bad, String> {
        @Override
        public Outcome<String> read(Bad arguments, CallContext context) {
            return Outcome.completed("a");
        }
    }
}
