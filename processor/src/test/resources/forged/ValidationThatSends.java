package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** A validation has no right to send. */
final class ValidationThatSends implements ValidateHandler<ValidationThatSends.Args, JsonObject> {

    record Args(AlphaAccountId accountId) {}

    @Override
    public Outcome<Validation<JsonObject>> validate(Args arguments, CallContext context) {
        context.sending().begin(); // ! sending()
        return Outcome.failed(ToolError.accountForbidden(""));
    }
}
