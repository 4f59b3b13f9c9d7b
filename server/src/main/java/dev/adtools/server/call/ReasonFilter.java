package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import java.io.ByteArrayOutputStream;
import java.net.URLEncoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the reason outside a call's arguments from its percent-encoded spelling. */
public final class ReasonFilter implements CallFilter {

    /** The header that carries a reason. */
    public static final String HEADER = "Adtools-Reason";

    private static final int MAX_CODE_POINTS = 1_000;
    private static final int HEXADECIMAL = 16;
    private static final String NOT_READABLE = "";
    private static final ToolError MALFORMED = ToolError.of(
            ErrorCode.INVALID_REQUEST,
            "The reason of a call (header " + HEADER
                    + "; over MCP also _meta[\"dev.adtools/reason\"]) must be given once:"
                    + " 1 to 1,000 characters, at least one visible, and no control character. In the header, send"
                    + " percent-encoded UTF-8.");

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        CallMetadata metadata = call.metadata();
        String sent = metadata.reason();
        // The service passes on a reason that was read before.
        if (sent == null || metadata.serviceCall() != null) {
            return chain.proceed(call);
        }
        return read(sent)
                .map(words -> chain.proceed(call.with(metadata.withReason(words))))
                .orElseGet(() -> CallResult.failed(MALFORMED));
    }

    /**
     * Returns the reason of a request in the spelling of the header; null for none, and not readable where it has several.
     *
     * @param lines the values of the header, one for each line; null for none
     * @param plain the reason as plain text, from another place of the request; null for none
     */
    public static @Nullable String sent(@Nullable List<String> lines, @Nullable String plain) {
        String header = lines == null || lines.isEmpty() ? null : lines.size() == 1 ? lines.get(0) : NOT_READABLE;
        String other = plain == null ? null : encoded(plain);
        if (header == null || other == null) {
            return header == null ? other : header;
        }
        return read(header).equals(read(other)) ? header : NOT_READABLE;
    }

    /** Returns the spelling of a text in the header. */
    public static String encoded(String plain) {
        return URLEncoder.encode(plain, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** Returns the text that a header's value spells; empty when it is no reason. */
    public static Optional<String> read(String sent) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(sent.length());
        for (int at = 0; at < sent.length(); at++) {
            char c = sent.charAt(at);
            int next = c == '%' ? escaped(sent, at + 1) : c;
            if (next < 0 || c > '~') {
                return Optional.empty();
            }
            bytes.write(next);
            at += c == '%' ? 2 : 0;
        }
        return text(bytes.toByteArray()).filter(ReasonFilter::isReason);
    }

    private static int escaped(String sent, int at) {
        int high = at + 1 < sent.length() ? Character.digit(sent.charAt(at), HEXADECIMAL) : -1;
        int low = high < 0 ? -1 : Character.digit(sent.charAt(at + 1), HEXADECIMAL);
        return low < 0 ? -1 : high * HEXADECIMAL + low;
    }

    private static Optional<String> text(byte[] utf8) {
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(utf8))
                    .toString());
        } catch (CharacterCodingException malformed) {
            return Optional.empty();
        }
    }

    private static boolean isReason(String text) {
        int length = text.codePointCount(0, text.length());
        return length <= MAX_CODE_POINTS
                && text.codePoints().anyMatch(ReasonFilter::isVisible)
                && text.codePoints().noneMatch(Character::isISOControl);
    }

    private static boolean isVisible(int codePoint) {
        return !Character.isWhitespace(codePoint)
                && !Character.isSpaceChar(codePoint)
                && Character.getType(codePoint) != Character.FORMAT;
    }
}
