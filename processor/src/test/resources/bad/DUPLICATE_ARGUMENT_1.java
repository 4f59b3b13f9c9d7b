package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolError;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.ValidateHandler;
import dev.adtools.api.Validation;

@Tool(
        name = "bad_tool",
        title = "Bad",
        description = "Does nothing well.",
        platform = Platform.ALPHA,
        mode = Mode.VALIDATE,
        group = ToolGroup.VALIDATION,
        handler = Bad.Handler.class) // ! DUPLICATE_ARGUMENT
record Bad(
        @Arg(description = "A.") String a) {

    record Facts(boolean valid) {}

    static final class Handler implements ValidateHandler<Bad, Facts> {
        @Override
        public Outcome<Validation<Facts>> validate(Bad arguments, CallContext context) {
            return Outcome.failed(ToolError.of(ErrorCode.NOT_FOUND, "There is none."));
        }
    }
}
