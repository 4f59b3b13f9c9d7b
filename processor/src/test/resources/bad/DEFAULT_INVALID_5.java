package bad;

import dev.adtools.api.Body;
import dev.adtools.api.Wire;

@Body(
        description = "Bad.",
        examples = "b") // ! DEFAULT_INVALID
enum Bad {
    @Wire("a")
    A
}
