package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.store.PageRequest;

/** Defines what an operator can do with principals and tokens, as the JSON of the REST resources. */
interface AccessControl {

    /** Makes a principal of a body {@code {id, owner, kind}}. */
    Outcome<byte[]> createPrincipal(byte[] body);

    /** Lists principals. */
    Outcome<byte[]> principals(PageRequest page);

    /** Has every token of a principal refused, on other nodes within two seconds; what they approved no longer counts. */
    Outcome<byte[]> disablePrincipal(String id);

    /** Has the tokens of a principal accepted again, if the caller could have granted each that is not revoked. */
    Outcome<byte[]> enablePrincipal(String id);

    /** Mints a token; the answer holds its text, this once. */
    Outcome<byte[]> createToken(byte[] body);

    /** Lists tokens without their secrets. */
    Outcome<byte[]> tokens(PageRequest page);

    /**
     * Revokes a token; its next request is refused, on other nodes within two seconds.
     *
     * @param id the token
     * @param withMinted whether all that it led to are revoked with it: those that it minted, those that they minted, and so on
     */
    Outcome<byte[]> revokeToken(String id, boolean withMinted);
}
