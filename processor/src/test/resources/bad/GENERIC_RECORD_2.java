package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;

@Body(role = Body.Role.ANSWER, description = "Bad.")
record Bad<T>( // ! GENERIC_RECORD
        @Arg(description = "A.") String a) {}
