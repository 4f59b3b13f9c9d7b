package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;

final class Outer {

    @Body(role = Body.Role.ANSWER, description = "Bad.")
    private record Bad( // ! NOT_ACCESSIBLE
            @Arg(description = "A.") String a) {}
}
