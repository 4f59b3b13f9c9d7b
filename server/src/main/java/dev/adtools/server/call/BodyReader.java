package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Members;
import java.util.List;
import java.util.function.BiConsumer;

/** Reads the one closed object that is the body of a request which is no call of a tool. */
public final class BodyReader {

    private BodyReader() {}

    /**
     * Reads a body.
     *
     * @param members the members it may and must have
     * @param take reads the value of the member that is named
     * @return the body's bytes once more, or what is wrong with them
     */
    public static Outcome<byte[]> read(byte[] body, Members members, BiConsumer<String, ArgumentReader> take) {
        return StrictBody.check(body).then(checked -> readChecked(checked, members, take));
    }

    private static Outcome<byte[]> readChecked(byte[] body, Members members, BiConsumer<String, ArgumentReader> take) {
        ArgumentReader reader = new ArgumentReader(body, 0);
        for (int member = reader.enter(members); member >= 0; member = reader.next(members)) {
            take.accept(members.name(member), reader);
        }
        return reader.valid() ? Outcome.completed(body) : Outcome.failed(invalid(reader.violations()));
    }

    /** Returns the failure of a body whose member breaks a rule. */
    public static ToolError invalid(String pointer, String rule, String message) {
        return invalid(List.of(new Violation(pointer, rule, message)));
    }

    private static ToolError invalid(List<Violation> violations) {
        Violation first = violations.get(0);
        String more = violations.size() == 1 ? "" : " (and " + (violations.size() - 1) + " more)";
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
