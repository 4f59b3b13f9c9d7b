package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Wire;

@Body(role = Body.Role.ANSWER, description = "Bad.")
enum Bad { // ! NOT_A_RECORD
    @Wire("a")
    A
}
