package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Decoder;
import java.util.List;

/** Reads the one closed object that is the body of a request which is no call of a tool. */
public final class BodyReader {

    private BodyReader() {}

    /**
     * Reads a body.
     *
     * @param <T> what it becomes
     * @param decoder the codec's decoder of it
     * @return what it becomes, or what is wrong with it
     */
    public static <T> Outcome<T> read(byte[] body, Decoder<T> decoder) {
        return StrictBody.check(body).flatMap(checked -> {
            ArgumentReader reader = new ArgumentReader(checked, 0);
            T read = decoder.decode(reader);
            return read == null ? Outcome.failed(invalid(reader.violations())) : Outcome.completed(read);
        });
    }

    /** Returns the failure of a body whose member breaks a rule. */
    public static ToolError invalid(String pointer, String rule, String message) {
        return invalid(List.of(new Violation(pointer, rule, message)));
    }

    private static ToolError invalid(List<Violation> violations) {
        Violation first = violations.get(0);
        String more = violations.size() == 1 ? "" : " (" + (violations.size() - 1) + " more in details.violations)";
        return new ToolError(
                ErrorCode.INVALID_REQUEST,
                "The body is not as it must be: " + (first.pointer() + " " + first.message()).strip() + more + ".",
                JsonObject.builder()
                        .put("pointer", first.pointer())
                        .put(
                                "violations",
                                JsonArray.of(violations.stream()
                                        .map(Violation::toJson)
                                        .toList()))
                        .build());
    }
}
