package bad;

import dev.adtools.api.AnyAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
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
        handler = Bad.Handler.class)
record Bad(
        @Arg(description = "A.") AnyAccountId accountId) { // ! ACCOUNT_UNTYPED

    record Facts(int checks) {}

    static final class Handler implements ValidateHandler<Bad, Facts> {
        @Override
        public Outcome<Validation<Facts>> validate(Bad arguments, CallContext context) {
            throw new IllegalStateException();
        }
    }
}
