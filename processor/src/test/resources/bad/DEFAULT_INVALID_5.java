package bad;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

@Body(
        description = "Bad.",
        examples = "b") // ! DEFAULT_INVALID
enum Bad {
    @JsonName("a")
    A
}
