package dev.adtools.server.spend;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Format;
import dev.adtools.api.Money;
import java.time.LocalDate;

/** Sums of an account's day, as they are shown. */
@Body(role = Body.Role.ANSWER, description = "How much writes raised an account's daily budgets on a day.")
public record SpendOfDay(
        @Arg(description = "The account's calendar day.", format = Format.DATE, examples = "2026-03-01")
        String day,

        @Arg(description = "How much is final, and how much is held for writes whose outcome is not known yet.")
        Money used,

        @Arg(description = "The part that is held.") Money reserved,

        @Arg(description = "The part that is final.") Money committed,

        @Arg(description = "How many things were made, or may have been.", min = 0, examples = "3")
        long created) {

    static SpendOfDay of(LocalDate day, Cap.Unit unit, DaySums sums) {
        return new SpendOfDay(
                day.toString(),
                unit.money(sums.used()),
                unit.money(sums.reserved()),
                unit.money(sums.committed()),
                sums.creates());
    }
}
