package dev.adtools.server.mcp;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.mcp.CompactSchema.Sentences;
import dev.adtools.tools.report.BudgetUnitRule;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Form that asks a client's user for the currency that a call was refused without (MCP 2026-07-28, "Multi Round-Trip Requests").
 * Nothing is remembered until the client calls again with the answer: whoever sends one could have sent the argument.
 */
final class CurrencyElicitation {

    private static final String CURRENCY = "currency";
    private static final int CODE_LENGTH = 3;
    private static final Set<String> REFUSALS = Set.of("decline", "cancel");
    private static final ToolError NOT_THE_FORM = ToolError.of(
            ErrorCode.INVALID_REQUEST,
            "params.inputResponses.currency must answer the form: action is accept, and content has currency alone, which is a"
                    + " string; or action is decline or cancel.");

    private CurrencyElicitation() {}

    /** Returns the arguments of a call, completed by the currency that the user has entered where the tool takes one. */
    static Outcome<Arguments> arguments(RpcRequest request, ToolDescriptor tool) {
        Arguments sent = request.params().arguments();
        JsonValue answer = answer(request);
        if (answer == null || !tool.takes(CURRENCY)) {
            return Outcome.completed(sent);
        }
        String action = text(object(answer).get("action"));
        JsonObject content = object(object(answer).get("content"));
        if (REFUSALS.contains(action)) {
            return Outcome.completed(sent);
        }
        return action.equals("accept")
                        && content.members().size() == 1
                        && content.get(CURRENCY) instanceof JsonString entered
                ? Outcome.completed(with(entered, sent))
                : Outcome.failed(NOT_THE_FORM);
    }

    private static Arguments with(JsonString entered, Arguments sent) {
        JsonObject arguments = object(sent.value());
        if (arguments.has(CURRENCY)) {
            return sent;
        }
        JsonObject completed = arguments.toBuilder().put(CURRENCY, entered).build();
        return Arguments.of(new JsonWriter(sent.size() + 64).value(completed).toBytes());
    }

    /** Returns the question for the user; nothing where more than a currency is missing, or nobody can be asked, or somebody was. */
    static Optional<String> question(RpcRequest request, ToolDescriptor tool, ToolError refusal) {
        return request.mode() == ProtocolMode.STATELESS
                        && request.params().meta().showsForms()
                        && answer(request) == null
                        && tool.takes(CURRENCY)
                        && refusal.details().get("violations") instanceof JsonArray violations
                        && violations.items().size() == 1
                        && text(object(violations.items().get(0)).get("rule"))
                                .equals(BudgetUnitRule.SUSPICIOUS_UNIT_CHANGE.id())
                ? Optional.of(question(
                        request, tool, text(object(violations.items().get(0)).get("message"))))
                : Optional.empty();
    }

    private static String question(RpcRequest request, ToolDescriptor tool, String doubt) {
        String ids = object(request.params().arguments().value()).members().entrySet().stream()
                .filter(argument -> argument.getKey().endsWith("_id"))
                .map(argument -> argument.getKey() + " " + text(argument.getValue()))
                .collect(Collectors.joining(", "));
        return text(tool.document().get("title")) + " (" + ids + "): the daily budget " + doubt
                + ". This confirms the unit and approves nothing.";
    }

    /** Writes the member of a result that has the user asked. */
    static void write(String question, ToolDescriptor tool, JsonWriter out) {
        JsonObject argument =
                object(object(object(tool.document().get("inputSchema")).get("properties"))
                        .get(CURRENCY));
        out.name("inputRequests").beginObject().name(CURRENCY).beginObject();
        out.name("method").value("elicitation/create").name("params").beginObject();
        out.name("mode").value("form").name("message").value(question);
        out.name("requestedSchema").beginObject().name("type").value("object");
        out.name("properties").beginObject().name(CURRENCY).beginObject();
        out.name("type").value("string").name("title").value("Currency");
        out.name("description").value(Sentences.first(text(argument.get("description")), 2));
        // Forms know no patterns: what is entered is checked as an argument.
        out.name("minLength").value(CODE_LENGTH).name("maxLength").value(CODE_LENGTH);
        out.endObject().endObject();
        out.name("required").beginArray().value(CURRENCY).endArray();
        out.endObject().endObject().endObject().endObject();
    }

    private static @Nullable JsonValue answer(RpcRequest request) {
        return request.mode() == ProtocolMode.STATELESS
                ? object(request.params().inputResponses()).get(CURRENCY)
                : null;
    }

    private static JsonObject object(@Nullable JsonValue value) {
        return value instanceof JsonObject object ? object : JsonObject.EMPTY;
    }

    private static String text(@Nullable JsonValue value) {
        return value instanceof JsonString text ? text.value() : "";
    }
}
