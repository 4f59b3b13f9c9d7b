package dev.adtools.api;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * An account by which a read filters what is of several platforms. The pipeline holds it to no limits, because a text may name an
 * account on each of two platforms: the read does, with {@link #usable}, or by leaving out rows on accounts of others.
 *
 * @param value the id as the caller wrote it
 */
@Scalar(pattern = "^([0-9]{3}-?[0-9]{3}-?[0-9]{4}|(act_)?[0-9]{5,20}|properties/[1-9][0-9]{0,18})$")
public record AnyAccountId(String value) {

    private static final Pattern ALPHA = Pattern.compile("[0-9]{3}-?[0-9]{3}-?[0-9]{4}");
    private static final String PROPERTY = "properties/";

    /**
     * {@return the account of an id}
     *
     * @param text an id in any spelling that one of the platforms' own types takes
     */
    public static AnyAccountId of(String text) {
        return new AnyAccountId(text);
    }

    /** {@return the accounts that it may mean, in their normal spelling: ten bare digits are one on alpha and one on beta} */
    public List<AccountId> accounts() {
        if (value.startsWith(PROPERTY)) {
            return List.of(PropertyId.of(value));
        }
        List<AccountId> accounts = new ArrayList<>();
        if (ALPHA.matcher(value).matches()) {
            accounts.add(AlphaAccountId.of(value));
        }
        if (value.indexOf('-') < 0) {
            accounts.add(BetaAccountId.of(value));
        }
        return List.copyOf(accounts);
    }

    /**
     * Returns those of the accounts that a caller may work on.
     *
     * @param context the call
     * @return the accounts; none when they are all of others
     */
    public List<AccountId> usable(CallContext context) {
        return accounts().stream().filter(context::mayUse).toList();
    }
}
