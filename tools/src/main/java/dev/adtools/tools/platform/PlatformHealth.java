package dev.adtools.tools.platform;

import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import java.time.Instant;

/** Tells whether a platform can be worked with. */
public interface PlatformHealth {

    /** Returns which platform. */
    Platform platform();

    /** Returns which world its answers come from. */
    Source source();

    /**
     * Makes one cheap read; the caller keeps the answer for a while.
     *
     * @param deadline when to give up
     * @return how many accounts the credentials reach, at least what one page shows; 0 where the platform lists none
     */
    PlatformResult<Integer> probe(Instant deadline);
}
