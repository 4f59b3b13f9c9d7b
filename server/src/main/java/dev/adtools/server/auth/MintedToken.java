package dev.adtools.server.auth;

/**
 * A new token, the only time its text is known.
 *
 * @param row what is stored of it
 * @param text what its holder sends
 */
record MintedToken(TokenRow row, String text) {

    @Override
    public String toString() {
        return "MintedToken[" + row.id() + "]";
    }
}
