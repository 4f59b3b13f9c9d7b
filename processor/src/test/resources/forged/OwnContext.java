package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** No module makes a context. */
final class OwnContext {

    static CallContext forged(CallDetails details) {
        return new CallContext(details); // ! not public
    }
}
