package dev.adtools.server.spend;

import dev.adtools.server.call.PlatformEnvironment;
import java.time.LocalDate;

/**
 * Key of a day's sums.
 *
 * @param world where the writes go: nothing that is spent in one world counts in another
 * @param account the account, for example {@code alpha:1234567890}
 * @param day the account's calendar day
 * @param currency what is counted
 */
record SpendDay(String world, String account, LocalDate day, String currency) {

    static SpendDay of(PlatformEnvironment world, Cap cap, LocalDate day) {
        return new SpendDay(
                world.id(), AccountKey.of(cap.account()), day, cap.unit().currency());
    }
}
