package dev.adtools.server.call;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Format;
import dev.adtools.api.Money;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Rest of an account's caps, as whoever decides over its money sees it. */
@Body(
        description =
                "What an account's caps leave at the moment of looking. What waits for approval takes up nothing of them.")
public record CapsLeft(
        @Arg(description = "When that was so.", examples = "2026-03-01T09:30:00Z")
        Instant at,

        @Arg(description = "The account's calendar day.", format = Format.DATE, examples = "2026-03-01")
        String day,

        @Arg(description = "When the next day begins.", examples = "2026-03-01T09:30:00Z")
        Instant resetsAt,

        @Arg(description = "The ISO 4217 code that the caps count in.", examples = "USD")
        String currency,

        @Arg(description = "How much one call may raise daily spend.")
        Money perCall,

        DayCap perDay,

        @Arg(description = "By how many percent one call may raise a budget; null for any.", examples = "50") @Nullable
        Integer maxChangePercent,

        @Arg(description = "How many things a day may be made; null for any number.") @Nullable
        CreationCap createsPerDay) {

    /** Rest of the money of a day. */
    @Body(description = "How much all calls of a day may raise daily spend.")
    public record DayCap(
            @Arg(description = "How much in all.") Money limit,

            @Arg(description = "How much is used up.") Money used,

            @Arg(description = "The part of that which is held for writes whose outcome is not known yet.")
            Money reserved,

            @Arg(description = "The part of it which is final.")
            Money committed,

            @Arg(description = "How much is left.") Money left) {

        /** Returns which part is used up: all of a cap of nothing. */
        public double usedRatio() {
            return limit.amountMicros() == 0 ? 1 : (double) used.amountMicros() / limit.amountMicros();
        }
    }

    /** Rest of the number of things that a day may make. */
    @Body(description = "How many things may be made in a day.")
    public record CreationCap(
            @Arg(description = "How many in all.", min = 0, examples = "3")
            long limit,

            @Arg(description = "How many were made.", min = 0, examples = "3")
            long used,

            @Arg(description = "How many are left.", min = 0, examples = "3")
            long left) {}
}
