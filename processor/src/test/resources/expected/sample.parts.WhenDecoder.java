package sample.parts;

import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Choice;
import dev.adtools.api.spi.IntegerRule;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/** Generated from {@link When}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class WhenDecoder {
    private static final Choice<When.Preset> PRESET = Choice.of(When.Preset.values(), "last_week", "last_month");
    private static final IntegerRule NUMBER = IntegerRule.number(0L, 9007199254740991L, 1L);
    private static final Members DAY_MEMBERS = Members.of(List.of("day"), List.of());
    private static final TextRule DAY_DAY = TextRule.ANY.matching("^[0-9]{4}-[0-9]{2}-[0-9]{2}$");

    private WhenDecoder() {}

    public static @Nullable When decode(ArgumentReader in) {
        return switch (in.oneOf("string", "object", "number")) {
            case 0 -> in.choice(PRESET);
            case 1 -> decodeDay(in);
            case 2 -> in.integer(NUMBER, When.DaysAgo::of);
            default -> null;
        };
    }

    private static When.@Nullable Day decodeDay(ArgumentReader in) {
        String day = null;
        for (int member = in.enter(DAY_MEMBERS); member >= 0; member = in.next(DAY_MEMBERS)) {
            // In the order of DAY_MEMBERS.
            switch (member) {
                case 0 -> day = in.text(DAY_DAY);
            }
        }
        return in.valid() ? new When.Day(day) : null;
    }
}
