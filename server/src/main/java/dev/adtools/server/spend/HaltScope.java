package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.server.call.Limits;
import java.util.Optional;

/**
 * Scope that a halt stops: {@code all}, a platform, or an account such as {@code alpha:1234567890}.
 *
 * @param name its one normal spelling
 */
record HaltScope(String name) {

    static final HaltScope ALL = new HaltScope("all");

    /** Returns the scope that a text names; empty when it names none. */
    static Optional<HaltScope> named(String text) {
        if (text.equals(ALL.name)) {
            return Optional.of(ALL);
        }
        return AccountKey.platform(text)
                .map(platform -> new HaltScope(platform.wireName()))
                .or(() -> AccountKey.named(text).map(HaltScope::of));
    }

    /** Returns whether all that it stops lies within the limits of a token. */
    boolean isWithin(Limits limits) {
        String platform = name.split(":", 2)[0];
        boolean account = name.length() > platform.length();
        return limits.equals(Limits.NONE)
                || (limits.tools().isEmpty()
                        && limits.groups().isEmpty()
                        && AccountKey.platform(platform)
                                .filter(one -> limits.platforms().isEmpty()
                                        || limits.platforms().contains(one))
                                .isPresent()
                        && (limits.accounts().isEmpty()
                                || (account && limits.accounts().contains(name.substring(platform.length() + 1)))));
    }

    /** Returns whether it stops anything that lies within the limits of a token. */
    boolean concerns(Limits limits) {
        return equals(ALL)
                || isWithin(limits)
                || AccountKey.platform(name)
                        .filter(platform -> limits.platforms().isEmpty()
                                || limits.platforms().contains(platform))
                        .isPresent();
    }

    /** Returns the platform that it is within; empty for everything. */
    Optional<Platform> platform() {
        return AccountKey.platform(name.split(":", 2)[0]);
    }

    /** Returns its account; empty when it has several. */
    Optional<AccountId> account() {
        return AccountKey.named(name);
    }

    static HaltScope of(AccountId account) {
        return new HaltScope(AccountKey.of(account));
    }
}
