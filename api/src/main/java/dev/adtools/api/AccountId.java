package dev.adtools.api;

/** An account on one platform, in its one normal spelling, so that lists, caps and hashes see the same text. */
public sealed interface AccountId extends AccountScoped permits AlphaAccountId, BetaAccountId, PropertyId {

    /** {@return the normalised id} */
    String value();

    /** {@return the platform that the account is on} */
    Platform platform();

    @Override
    default AccountId accountId() {
        return this;
    }

    /**
     * Returns the account that a text names.
     *
     * @param platform the platform that the account is on
     * @param text the id, in any spelling that the platform's own type takes
     * @return the account, in its normal spelling
     * @throws IllegalArgumentException when the text is no id of an account there
     */
    static AccountId of(Platform platform, String text) {
        return switch (platform) {
            case ALPHA -> AlphaAccountId.of(text);
            case BETA -> BetaAccountId.of(text);
            case ALPHA_ANALYTICS -> PropertyId.of(text);
        };
    }
}
