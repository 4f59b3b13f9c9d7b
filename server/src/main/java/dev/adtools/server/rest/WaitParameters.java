package dev.adtools.server.rest;

import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.ws.rs.HeaderParam;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Header of a request that may wait until a resource changes. */
public final class WaitParameters {

    /** The longest wait, in seconds. */
    static final int MAX_SECONDS = 30;

    @Parameter(
            description = "`wait=30` (RFC 7240) holds the answer until the status changes, for so many seconds, at most"
                    + " 30. A status that cannot change is answered at once. `Preference-Applied` confirms it.",
            schema = @Schema(examples = "wait=30"))
    @HeaderParam("Prefer")
    private @Nullable List<String> prefer;

    /** Returns for how many seconds to wait; empty when the request does not ask for it. */
    Optional<Integer> seconds() {
        return Preferences.value(prefer, "wait")
                .filter(seconds -> seconds.matches("[0-9]+"))
                .map(seconds -> new BigInteger(seconds)
                        .min(BigInteger.valueOf(MAX_SECONDS))
                        .intValue());
    }
}
