package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** No port makes a grant. */
final class MadeGrant {

    static Granted<AlphaAccountId> forged(AlphaAccountId account) {
        return new Granted<>(account); // ! not public
    }
}
