package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;

@Body(role = Body.Role.ANSWER, description = "Bad.")
record Bad(
        @Arg(description = "A.") Both a) {

    @Body(role = Body.Role.REQUEST, description = "Another.")
    record Worse(@Arg(description = "B.") Both b) {}

    @Body(description = "Read and written.") // ! DUPLICATE_SCHEMA_NAME
    record Both(@Arg(description = "C.") String c) {}
}
