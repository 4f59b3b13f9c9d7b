package dev.adtools.api;

/** A thing of one account: the account's own id, or something that names the account it belongs to. */
public interface AccountScoped {

    /** {@return the account; of an account's id, that id} */
    AccountId accountId();
}
