package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** No module extends a context. */
final class ExtendedContext extends CallContext { // ! sealed

    ExtendedContext(CallDetails details) {
        super(details); // ! not public
    }
}
