package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** A read has no right to send. */
final class ReadThatSends implements ReadHandler<ReadThatSends.Args, JsonObject> {

    record Args(AlphaAccountId accountId) {}

    interface Ads {
        Outcome<JsonObject> send(Granted<AlphaAccountId> account, Sending sending);
    }

    private final Ads ads;

    ReadThatSends(Ads ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<JsonObject> read(Args arguments, CallContext context) {
        return context.grant(arguments.accountId()).flatMap(account ->
                ads.send(account, context.sending())); // ! sending()
    }
}
