package dev.adtools.api;

/** An account on one platform, in its one normal spelling, so that lists, caps and hashes see the same text. */
public sealed interface AccountId permits AlphaAccountId, BetaAccountId, PropertyId {

    /** {@return the normalised id} */
    String value();

    /** {@return the platform that the account is on} */
    Platform platform();
}
