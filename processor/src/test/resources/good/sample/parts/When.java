package sample.parts;

import dev.adtools.api.Arg;
import dev.adtools.api.JsonName;
import dev.adtools.api.Scalar;

/** An argument that another package declares than its tool. */
public sealed interface When permits When.Preset, When.Day, When.DaysAgo {
    enum Preset implements When {
        @JsonName("last_week") LAST_WEEK,
        @JsonName("last_month") LAST_MONTH
    }

    record Day(@Arg(description = "The day.", pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$") String day) implements When {}

    @Scalar(min = 0)
    record DaysAgo(long value) implements When {
        public static DaysAgo of(long value) {
            return new DaysAgo(value);
        }
    }
}
