package dev.adtools.api;

import org.jspecify.annotations.Nullable;

/**
 * Object that a write changes or makes, by its ids and by the names that people know.
 *
 * @param platform the platform
 * @param accountId the account, in its normal spelling
 * @param accountName what its owners call the account; untrusted text
 * @param entityKind what kind of thing it is, for example {@code campaign}
 * @param entityId the platform's id of it; null when it is made
 * @param entityName its name; untrusted text
 */
@Body(description = "What a write changes or makes, by its ids and by the names that people know.")
public record WriteTarget(
        Platform platform,

        @Arg(description = "The account in its normal spelling.", examples = "1002003001")
        String accountId,

        @Arg(description = "What its owners call the account.", examples = "Northwind Outdoors")
        String accountName,

        @Arg(description = "What kind of thing it is.", examples = "campaign")
        String entityKind,

        @Arg(description = "The platform's id of it; null when it is made.", examples = "12000000002") @Nullable
        String entityId,

        @Arg(description = "Its name.", examples = "Trail planner installs")
        String entityName) {

    /**
     * Returns the target of a write that changes something that exists.
     *
     * @param account the account, as found on the platform
     * @param accountName what its owners call it
     * @param kind what kind of thing is changed, for example {@code campaign}
     * @param id the platform's id of it; while one change of it by the same tool waits for approval, another is refused
     *     ({@link ErrorCode#STATE_CONFLICT})
     * @param name its name
     * @return the target
     */
    public static WriteTarget existing(AccountId account, String accountName, String kind, String id, String name) {
        return new WriteTarget(account.platform(), account.value(), accountName, kind, id, name);
    }

    /**
     * Returns the target of a write that makes something new.
     *
     * @param account the account, as found on the platform
     * @param accountName what its owners call it
     * @param kind what kind of thing is made, for example {@code campaign}
     * @param name the name that it gets
     * @return the target
     */
    public static WriteTarget made(AccountId account, String accountName, String kind, String name) {
        return new WriteTarget(account.platform(), account.value(), accountName, kind, null, name);
    }

    /** {@return the account} */
    public AccountId account() {
        return AccountId.of(platform, accountId);
    }

    /** {@return what is changed, for example {@code campaign 120210000000000001}; null when it is made} */
    public @Nullable String entity() {
        return entityId == null ? null : entityKind + " " + entityId;
    }
}
