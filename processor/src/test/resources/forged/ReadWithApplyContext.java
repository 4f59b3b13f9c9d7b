package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** A read does not take the context of a released write. */
final class ReadWithApplyContext implements ReadHandler<ReadWithApplyContext.Args, JsonObject> {

    record Args(AlphaAccountId accountId) {}

    @Override // ! does not override
    public Outcome<JsonObject> read(Args arguments, ApplyContext context) {
        return Outcome.completed(JsonObject.EMPTY);
    }

    @Override
    public Outcome<JsonObject> read(Args arguments, CallContext context) {
        return Outcome.completed(JsonObject.EMPTY);
    }
}
