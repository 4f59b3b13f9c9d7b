package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** A write on the service itself has no right to send. */
abstract class LocalWriteThatSends implements LocalWriteHandler<LocalWriteThatSends.Args, LocalWriteThatSends.Args, JsonObject> {

    record Args(AlphaAccountId accountId) {}

    @Override
    public Outcome<JsonObject> apply(Args plan, CallContext context) {
        context.sending().begin(); // ! sending()
        return Outcome.completed(JsonObject.EMPTY);
    }
}
