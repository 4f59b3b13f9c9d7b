package sample.orders;

import dev.adtools.api.Body;
import dev.adtools.api.Wire;

@Body(name = "OrderSpeed", description = "How fast an order is.", examples = "fast")
enum Speed {
    @Wire("slow")
    SLOW,
    @Wire("fast")
    FAST
}
