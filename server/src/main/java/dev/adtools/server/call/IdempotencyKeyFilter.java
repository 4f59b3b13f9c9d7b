package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import java.util.Optional;

/** Reads a call's idempotency key, bare or as an RFC 8941 String, so that both spellings name the same key. */
public final class IdempotencyKeyFilter implements CallFilter {

    private static final int LONGEST = 255;
    private static final ToolError MALFORMED = ToolError.of(
            ErrorCode.IDEMPOTENCY_KEY_INVALID,
            "The Idempotency-Key must be given once: 1 to 255 printable ASCII characters without spaces, "
                    + "bare without commas or in double quotes.");

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        String sent = call.metadata().idempotencyKey();
        // The service's own keys hold spaces, so that no caller's key is one of them.
        if (sent == null || call.metadata().serviceCall() != null) {
            return chain.proceed(call);
        }
        return read(sent)
                .map(key -> chain.proceed(call.with(call.metadata().withKey(key))))
                .orElseGet(() -> CallResult.failed(MALFORMED));
    }

    /** Returns the key that a header's value names; empty when it names none. */
    public static Optional<String> read(String sent) {
        // A proxy joins repeated header lines with a comma, so a bare comma is two keys.
        String key = sent.startsWith("\"") ? unquoted(sent) : sent.indexOf(',') < 0 ? sent : "";
        boolean fits = !key.isEmpty() && key.length() <= LONGEST && key.chars().allMatch(c -> c > 0x20 && c < 0x7f);
        return fits ? Optional.of(key) : Optional.empty();
    }

    /** Returns the text between the quotes, or nothing when they do not enclose all of it. */
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
