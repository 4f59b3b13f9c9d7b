package dev.adtools.tools.platform.auth;

/** A text that is never shown. It equals only itself, so that no comparison tells how much of a guess is right. */
public final class Secret {

    private final String text;

    private Secret(String text) {
        this.text = text;
    }

    /** Hides a text. */
    public static Secret of(String text) {
        return new Secret(text);
    }

    /** Returns whether there is no text. */
    public boolean isBlank() {
        return text.isBlank();
    }

    /** Returns whether it can stand in a header: one word of visible ASCII. */
    public boolean fitsHeader() {
        return !text.isEmpty() && text.chars().allMatch(c -> c > 0x20 && c < 0x7f);
    }

    /** Returns the text, for the one place that sends it. */
    String reveal() {
        return text;
    }

    @Override
    public String toString() {
        return "[secret]";
    }
}
