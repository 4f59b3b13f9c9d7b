package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** No handler makes a right to send. */
final class MadeSending {

    static boolean forged(java.time.Clock clock) {
        return new Sending(clock, null).begin(); // ! private access
    }
}
