package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** No module makes the context of a released write. */
final class OwnApplyContext {

    static ApplyContext forged(CallDetails details) {
        return new ApplyContext(details, null); // ! not public
    }
}
