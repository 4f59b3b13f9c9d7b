package sample.orders;

import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Choice;
import dev.adtools.api.spi.IntegerRule;
import dev.adtools.api.spi.ItemsRule;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/** Generated from {@link OrderRequest}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
final class OrderRequestCodec {
    private static final Members MEMBERS = Members.of(List.of("item"), List.of("speed", "lines"));
    private static final TextRule ITEM = TextRule.length(1, 40);
    private static final Choice<Speed> SPEED = Choice.of(Speed.values(), "slow", "fast");
    private static final ItemsRule LINES = new ItemsRule(1, Integer.MAX_VALUE);
    private static final Members LINE_MEMBERS = Members.of(List.of("count"), List.of());
    private static final IntegerRule LINE_COUNT = IntegerRule.integer(1L, 9L, 1L);

    private OrderRequestCodec() {}

    static @Nullable OrderRequest decode(ArgumentReader in) {
        String item = null;
        Speed speed = Speed.SLOW;
        List<OrderRequest.Line> lines = null;
        for (int member = in.enter(MEMBERS); member >= 0; member = in.next(MEMBERS)) {
            // In the order of MEMBERS.
            switch (member) {
                case 0 -> item = in.text(ITEM);
                case 1 -> speed = in.choice(SPEED);
                case 2 -> lines = in.list(LINES, OrderRequestCodec::decodeLine);
            }
        }
        return in.valid() ? new OrderRequest(item, speed, lines) : null;
    }

    private static OrderRequest.@Nullable Line decodeLine(ArgumentReader in) {
        Integer count = null;
        for (int member = in.enter(LINE_MEMBERS); member >= 0; member = in.next(LINE_MEMBERS)) {
            // In the order of LINE_MEMBERS.
            switch (member) {
                case 0 -> count = in.integer(LINE_COUNT, Math::toIntExact);
            }
        }
        return in.valid() ? new OrderRequest.Line(count) : null;
    }
}
