package dev.adtools.server.http;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import java.time.Instant;

/** Link that opens one session of the console with the rights of a token. */
@Body(
        name = "ConsoleLink",
        role = Body.Role.ANSWER,
        description =
                "A link that signs a browser in at the console once, with the rights of the token that asked for it.")
public record ConsoleLink(
        @Arg(
                description =
                        "The address to open, or its path where the service was not told its publicUrl. Whoever opens it "
                                + "first has the session, so it is as secret as the token.",
                examples = "https://ads.example.com/console/link/q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k")
        String url,

        @Arg(description = "When it stops working, whether it was used or not.", examples = "2026-03-01T09:30:00Z")
        Instant expiresAt) {

    @Override
    public String toString() {
        return "ConsoleLink";
    }
}
