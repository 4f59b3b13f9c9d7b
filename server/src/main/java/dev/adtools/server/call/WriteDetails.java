package dev.adtools.server.call;

import dev.adtools.api.Change;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Details of a write in its caller's own words, which the trail has as hashes only.
 *
 * @param fence which attempt of its operation it is
 * @param changes the changes that it was to make
 * @param reason why; null when that was not said
 */
public record WriteDetails(
        long fence, List<Change> changes, @Nullable String reason) {}
