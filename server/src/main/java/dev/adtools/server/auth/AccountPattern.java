package dev.adtools.server.auth;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.PropertyId;
import dev.adtools.api.Scalar;

/**
 * Accounts of any platform in one list. Ten digits are an account on alpha; a beta account needs its {@code act_} here,
 * because without it the two could not be told apart.
 *
 * @param value the account in its normal spelling
 */
@Scalar(pattern = "^([0-9]{3}-?[0-9]{3}-?[0-9]{4}|act_[0-9]{5,20}|properties/[1-9][0-9]{0,18})$")
record AccountPattern(String value) {

    /** Returns the account of a text that fits the pattern. */
    static AccountPattern of(String text) {
        if (text.startsWith("act_")) {
            return new AccountPattern(BetaAccountId.of(text).value());
        }
        return new AccountPattern(
                text.startsWith("properties/")
                        ? PropertyId.of(text).value()
                        : AlphaAccountId.of(text).value());
    }
}
