package sample.orders;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Unwrapped;
import java.util.List;

@Body(name = "Order", role = Body.Role.ANSWER, description = "An order, with its speeds.")
record WholeOrder(
        @Unwrapped OrderSummary summary,
        @Arg(description = "How fast it was, the latest first.") List<Speed> speeds) {}
