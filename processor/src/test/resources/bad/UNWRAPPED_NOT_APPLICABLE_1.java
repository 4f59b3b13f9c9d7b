package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Unwrapped;
import org.jspecify.annotations.Nullable;

@Body(role = Body.Role.ANSWER, description = "Bad.")
record Bad(
        @Unwrapped @Nullable Inner a) { // ! UNWRAPPED_NOT_APPLICABLE

    record Inner(@Arg(description = "B.") String b) {}
}
