package sample.orders;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

@Body(name = "OrderSpeed", description = "How fast an order is.", examples = "fast")
enum Speed {
    @JsonName("slow")
    SLOW,
    @JsonName("fast")
    FAST
}
