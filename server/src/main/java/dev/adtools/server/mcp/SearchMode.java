package dev.adtools.server.mcp;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.McpResult;
import dev.adtools.server.http.RequestId;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Offers three tools in place of all: one finds tools, one describes a tool, and one calls it as any call does. */
final class SearchMode {

    /** The query parameter of the URL that asks for a mode. */
    static final String PARAMETER = "mode";

    /** Value of the parameter that asks for it. */
    static final String NAME = "search";

    private static final int LONGEST_QUERY = 500;
    private static final int MOST_FOUND = 20;
    private static final int FOUND = 5;
    private static final byte[] TOOLS = """
            "tools":[{"name":"search_tools","title":"Find tools","description":"Finds tools by what they should do: \
            reading, checking and changing advertising accounts. Use it first.","inputSchema":{"type":"object",\
            "properties":{"query":{"description":"What is to be done, in English","type":"string"},\
            "limit":{"type":"integer","minimum":1,"maximum":20,"default":5}},"required":["query"]},\
            "annotations":{"readOnlyHint":true,"openWorldHint":false}},\
            {"name":"describe_tool","title":"Describe a tool","description":"Answers the exact schema of a tool's arguments \
            and all that is said of it. Use it when what search_tools says is not enough, or a call was refused.",\
            "inputSchema":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},\
            "annotations":{"readOnlyHint":true,"openWorldHint":false}},\
            {"name":"call_tool","title":"Call a tool","description":"Calls a tool that search_tools found, with the same \
            checks as any call. Use it only when what the tool does is intended.",\
            "inputSchema":{"type":"object","properties":{"name":{"type":"string"},"arguments":{"type":"object","properties":{},"additionalProperties":true},\
            "idempotency_key":{"description":"Of a write: a new random text. The same key never runs it twice.",\
            "type":"string"}},"required":["name"]},"annotations":{}}]""".getBytes(StandardCharsets.US_ASCII);
    private static final String CALL = "call_tool";
    private static final String KEY = "idempotency_key";
    private static final String FINDS = "search_tools finds tools.";
    private static final String NOTHING =
            "No tool is described by these words. Say in English what is to be done, for example:"
                    + " pause a campaign.";
    private static final String UNKNOWN =
            "search_tools takes query and limit, describe_tool name, and call_tool name, arguments and idempotency_key:"
                    + " a tool's own arguments go into arguments, and _meta stands beside them in params.";
    private static final String NO_NAME = "name must be the name of a tool, as search_tools answers it.";

    private final ToolsListHandler list;
    private final ToolsCallHandler calls;
    private final McpResult results;

    // What it needs is loaded when somebody searches.
    private @Nullable ToolSearch index;

    /** Finds the tools of a list, and calls them; results of its own are written as those of other tools. */
    SearchMode(ToolsListHandler list, ToolsCallHandler calls, McpResult results) {
        this.list = list;
        this.calls = calls;
        this.results = results;
    }

    /** Returns the mode that the URL of a request asks for; null for none. */
    static @Nullable String asked(ContainerRequestContext http) {
        return http.getUriInfo().getQueryParameters().getFirst(PARAMETER);
    }

    /** Returns whether a message calls a tool by way of another, so that its arguments lie a level deeper. */
    static boolean passesOn(RpcMessage message) {
        return message.method().equals(ToolsCallHandler.METHOD)
                && CALL.equals(message.params().name());
    }

    /** Lists the three tools. */
    static Response list(RpcRequest request) {
        JsonWriter out = RpcReply.begin(request, TOOLS.length);
        ResultEnvelope.write(request.mode(), out);
        CacheHints.write(request.mode(), out);
        return RpcReply.end(out.raw(TOOLS));
    }

    /** Calls one of the three tools, or any other by its own name. */
    Response call(RpcRequest request) {
        String name = request.params().name();
        return switch (name == null ? "" : name) {
            case "search_tools" -> taking(Set.of("query", "limit"), request, this::found);
            case "describe_tool" -> taking(Set.of("name"), request, this::described);
            case CALL -> taking(Set.of("name", "arguments", KEY), request, this::called);
            default -> calls.answer(request, FINDS);
        };
    }

    private Response taking(Set<String> known, RpcRequest request, Function<RpcRequest, Response> answer) {
        return known.containsAll(arguments(request).members().keySet())
                ? answer.apply(request)
                : refused(request, invalid(UNKNOWN));
    }

    private static JsonObject arguments(RpcRequest request) {
        return (JsonObject) request.params().arguments().value();
    }

    private Response found(RpcRequest request) {
        JsonObject arguments = arguments(request);
        JsonValue limit = arguments.get("limit");
        int most = limit == null ? FOUND : integer(limit);
        if (!(arguments.get("query") instanceof JsonString query)
                || query.value().isBlank()
                || query.value().length() > LONGEST_QUERY) {
            return refused(
                    request,
                    invalid("query must say in words what is to be done, in " + LONGEST_QUERY
                            + " characters at most."));
        }
        if (most < 1 || most > MOST_FOUND) {
            return refused(request, invalid("limit must be an integer from 1 to " + MOST_FOUND + "."));
        }
        Set<ToolDescriptor> callable = Set.copyOf(list.callable(request.caller()));
        JsonWriter data = new JsonWriter().beginObject().name("tools").beginArray();
        List<ToolDescriptor> tools = index().find(query.value(), callable::contains, most);
        tools.forEach(tool -> ToolEntry.writeCompact(tool, data));
        data.endArray();
        if (tools.isEmpty()) {
            data.name("hint").value(NOTHING);
        }
        return answered(request, data.endObject().toBytes());
    }

    private Response described(RpcRequest request) {
        if (!(arguments(request).get("name") instanceof JsonString name)) {
            return refused(request, invalid(NO_NAME));
        }
        for (ToolDescriptor tool : list.callable(request.caller())) {
            if (tool.name().equals(name.value())) {
                JsonWriter data = new JsonWriter();
                ToolEntry.writeExact(tool, data);
                return answered(request, data.toBytes());
            }
        }
        return refused(request, calls.unseen(name.value(), request.caller(), FINDS));
    }

    private Response called(RpcRequest request) {
        JsonValue key = arguments(request).get(KEY);
        if (key != null && !(key instanceof JsonString) && !(key instanceof JsonNull)) {
            return refused(request, invalid(KEY + " must be a string."));
        }
        RpcRequest call = request.ofArguments(key instanceof JsonString text ? text.value() : null);
        String flaw = call.params().flaw();
        if (flaw != null) {
            return refused(request, invalid(flaw.replace("params.", "arguments.")));
        }
        String name = call.params().name();
        if (name == null) {
            return refused(request, invalid(NO_NAME));
        }
        return calls.sees(name, request.caller())
                ? calls.answer(call, FINDS)
                : refused(request, calls.unseen(name, request.caller(), FINDS));
    }

    private static int integer(JsonValue value) {
        return value instanceof JsonNumber number && number.isInteger()
                ? number.value().min(BigDecimal.valueOf(Integer.MAX_VALUE)).intValue()
                : 0;
    }

    private static ToolError invalid(String message) {
        return ToolError.of(ErrorCode.INVALID_ARGUMENTS, message);
    }

    private Response answered(RpcRequest request, byte[] data) {
        JsonWriter out = RpcReply.begin(request, results.capacity(data));
        ResultEnvelope.write(request.mode(), out);
        results.writeMembers(data, out);
        return RpcReply.end(out);
    }

    private Response refused(RpcRequest request, ToolError error) {
        JsonWriter out = RpcReply.begin(request, error.message().length());
        ResultEnvelope.write(request.mode(), out);
        results.writeMembers(error, null, RequestId.of(request.http()), out);
        return RpcReply.end(out);
    }

    private synchronized ToolSearch index() {
        if (index == null) {
            index = new ToolSearch(list.all(), list.labels());
        }
        return index;
    }
}
