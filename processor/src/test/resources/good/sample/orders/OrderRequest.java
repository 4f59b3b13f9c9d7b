package sample.orders;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Body(role = Body.Role.REQUEST, description = "The order that is to be placed.")
record OrderRequest(
        @Arg(description = "What is ordered.", minLength = 1, maxLength = 40, examples = "a lamp") String item,
        @Arg(description = "How fast.", defaultValue = "slow") Speed speed,
        @Arg(description = "Which lines.", minItems = 1) @Nullable List<Line> lines) {

    @Body(name = "OrderLine", description = "A line of an order.")
    record Line(
            @Arg(description = "How many.", min = 1, max = 9) int count) {}
}
