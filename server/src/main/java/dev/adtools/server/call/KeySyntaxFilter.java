package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;

/** Refuses a call whose idempotency key is malformed; the endpoint that received the call has parsed the key. */
public final class KeySyntaxFilter implements CallFilter {

    /** Key of a call whose key is malformed; no caller's key is empty. */
    public static final String MALFORMED = "";

    private static final int LONGEST = 255;
    private static final ToolError REFUSAL = ToolError.of(
            ErrorCode.IDEMPOTENCY_KEY_INVALID,
            "The Idempotency-Key must be given once: 1 to 255 printable ASCII characters without spaces, "
                    + "bare without commas or in double quotes.");

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        return MALFORMED.equals(call.metadata().idempotencyKey()) ? CallResult.failed(REFUSAL) : chain.proceed(call);
    }

    /**
     * Parses a key, bare or as an RFC 8941 String: both spellings name the same key. Returns {@link
     * #MALFORMED} for other texts.
     */
    public static String parse(String sent) {
        // A proxy joins repeated header lines with a comma, so a bare comma is two keys.
        String key = sent.startsWith("\"") ? unquoted(sent) : sent.indexOf(',') < 0 ? sent : MALFORMED;
        boolean fits = key.length() <= LONGEST && key.chars().allMatch(c -> c > 0x20 && c < 0x7f);
        return fits ? key : MALFORMED;
    }

    /** Returns the text between the quotes; empty when they do not enclose all of it. */
    private static String unquoted(String sent) {
        StringBuilder key = new StringBuilder(sent.length());
        for (int at = 1; at < sent.length(); at++) {
            char c = sent.charAt(at);
            if (c == '"') {
                return at == sent.length() - 1 ? key.toString() : "";
            }
            if (c == '\\') {
                at++;
                c = at < sent.length() ? sent.charAt(at) : ' ';
                if (c != '"' && c != '\\') {
                    return "";
                }
            }
            key.append(c);
        }
        return "";
    }
}
