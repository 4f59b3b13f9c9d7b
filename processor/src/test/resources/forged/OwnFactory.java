package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** No module makes the factory of contexts. */
final class OwnFactory {

    static CallContext forged(CallDetails details) {
        return new ContextFactory().call(details); // ! private access
    }
}
