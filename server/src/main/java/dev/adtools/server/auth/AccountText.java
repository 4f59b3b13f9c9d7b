package dev.adtools.server.auth;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.PropertyId;
import dev.adtools.api.spi.TextRule;

/**
 * Accounts of any platform in one list. Ten digits are an account on alpha; a beta account needs its {@code act_} here,
 * because without it the two could not be told apart.
 */
final class AccountText {

    static final TextRule RULE = TextRule.length(1, 40)
            .matching("^([0-9]{3}-?[0-9]{3}-?[0-9]{4}|act_[0-9]{5,20}|properties/[1-9][0-9]{0,18})$");

    private AccountText() {}

    /** Returns the normal spelling of a text that fits the rule. */
    static String normal(String text) {
        if (text.startsWith("act_")) {
            return BetaAccountId.of(text).value();
        }
        return text.startsWith("properties/")
                ? PropertyId.of(text).value()
                : AlphaAccountId.of(text).value();
    }
}
