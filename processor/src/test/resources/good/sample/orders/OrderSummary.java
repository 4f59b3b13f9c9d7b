package sample.orders;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Platform;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Body(role = Body.Role.ANSWER, description = "An order without its lines.")
public record OrderSummary(
        @Arg(description = "Its id.", pattern = "^or_[0-9]+$", examples = "or_1") String id,
        Platform platform,
        @Nullable Speed speed,
        @Arg(description = "Who has it; null for nobody.") @Nullable Holder holder,
        @Arg(description = "How often it was changed.", min = 0) int changes,
        @Arg(description = "When it was placed.", examples = "2026-03-01T09:30:00Z") Instant placedAt,
        @Arg(description = "When it was sent; null before.", examples = "null") @Nullable Instant sentAt) {

    public record Holder(@Arg(description = "The name.") String name) {}
}
