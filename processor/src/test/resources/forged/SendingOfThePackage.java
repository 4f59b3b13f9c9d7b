package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** No port makes a right to send. */
final class SendingOfThePackage {

    static boolean forged(java.time.Clock clock) {
        return Sending.unlimited(clock).begin(); // ! not public
    }
}
