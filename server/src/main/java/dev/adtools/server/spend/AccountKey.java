package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** Names of platforms and accounts as halts and caps write them: {@code alpha}, {@code alpha:1234567890}. */
final class AccountKey {

    private static final Pattern ALPHA = Pattern.compile("[0-9]{3}-?[0-9]{3}-?[0-9]{4}");
    private static final Pattern BETA = Pattern.compile("(act_)?[0-9]{5,20}");

    private AccountKey() {}

    /** Returns the name of an account in its one normal spelling. */
    static String of(AccountId account) {
        return account.platform().wireName() + ":" + account.value();
    }

    /** Returns the platform of a name, exactly as it is written in requests and configuration. */
    static Optional<Platform> platform(String name) {
        return Arrays.stream(Platform.values())
                .filter(platform -> platform.wireName().equals(name))
                .findFirst();
    }

    /** Returns the ad account that a text names on a platform, in any spelling that the platform's tools take. */
    static Optional<AccountId> account(Platform platform, String text) {
        return form(platform).filter(form -> form.matcher(text).matches()).map(form -> AccountId.of(platform, text));
    }

    /** Returns the ad account that a name such as {@code alpha:1234567890} stands for; empty when it names none. */
    static Optional<AccountId> named(String name) {
        int colon = name.indexOf(':');
        return colon < 0
                ? Optional.empty()
                : platform(name.substring(0, colon)).flatMap(platform -> account(platform, name.substring(colon + 1)));
    }

    // A property of alpha_analytics is no ad account: nothing there spends.
    private static Optional<Pattern> form(Platform platform) {
        return switch (platform) {
            case ALPHA -> Optional.of(ALPHA);
            case BETA -> Optional.of(BETA);
            case ALPHA_ANALYTICS -> Optional.empty();
        };
    }
}
