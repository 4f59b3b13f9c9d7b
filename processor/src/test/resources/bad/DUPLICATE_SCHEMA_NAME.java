package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;

@Body(role = Body.Role.ANSWER, description = "Bad.")
record Bad(
        @Arg(description = "A.") Inner a) {

    @Body(name = "Bad", description = "Another.") // ! DUPLICATE_SCHEMA_NAME
    record Inner(@Arg(description = "B.") String b) {}
}
