package sample.parts;

import dev.adtools.api.Arg;
import dev.adtools.api.JsonName;
import dev.adtools.api.Sort;
import org.jspecify.annotations.Nullable;

/** Arguments that several tools have. */
public record Sorting(
        @Arg(description = "The order.", defaultValue = "-cost") Sort<Key> sort,
        @Arg(description = "Where to go on.") @Nullable String cursor) {

    public enum Key {
        @JsonName("id") ID,
        @JsonName("cost") COST
    }
}
