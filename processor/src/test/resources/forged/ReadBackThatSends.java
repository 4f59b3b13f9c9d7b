package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** Reading back has no right to send. */
abstract class ReadBackThatSends implements HarmlessWriteHandler<ReadBackThatSends.Args, ReadBackThatSends.Args, JsonObject> {

    record Args(AlphaAccountId accountId) {}

    @Override
    public Probe<JsonObject> readBack(Args plan, CallContext context) {
        context.sending().begin(); // ! sending()
        return Probe.absent();
    }
}
