package sample.parts;

import dev.adtools.api.Arg;
import dev.adtools.api.JsonName;
import dev.adtools.api.Sort;
import dev.adtools.api.Unwrapped;
import org.jspecify.annotations.Nullable;

/** Arguments that several tools have, some of them in a group of their own. */
public record Sorting(
        @Arg(description = "The order.", defaultValue = "-cost") Sort<Key> sort,
        @Unwrapped Position position) {

    public record Position(
            @Arg(description = "Where to go on.") @Nullable String cursor,
            @Arg(description = "How many to skip.", min = 0, defaultValue = "0") int skip) {}

    public enum Key {
        @JsonName("id") ID,
        @JsonName("cost") COST
    }
}
