package dev.adtools.tools.platform.auth;

/** Credentials that cannot be used; the message says why, to follow a colon, without showing any of them. */
public final class CredentialProblem extends RuntimeException {

    CredentialProblem(String reason) {
        super(reason);
    }
}
