package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

@Body(role = Body.Role.ANSWER, description = "Bad.")
enum Bad { // ! NOT_A_RECORD
    @JsonName("a")
    A
}
