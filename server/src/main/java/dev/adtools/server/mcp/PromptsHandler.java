package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lists prompts and answers them. A caller sees those that use tools it may call. */
final class PromptsHandler {

    /** The method that lists them. */
    static final String LIST = "prompts/list";

    /** The method that answers one. */
    static final String GET = "prompts/get";

    private static final String ACCOUNT = "account_id";
    private static final Pattern ACCOUNT_ID = Pattern.compile("(act_)?[0-9]{5,20}|[0-9]{3}-[0-9]{3}-[0-9]{4}");
    private static final RpcFault NO_PROMPT =
            RpcFault.of(RpcCode.INVALID_PARAMS, "params.name must name a prompt that prompts/list lists.");
    private static final RpcFault NO_ACCOUNT = RpcFault.of(
            RpcCode.INVALID_PARAMS,
            "params.arguments.account_id must be the id of an account, as the tools that list accounts tell it.");

    private final ToolsListHandler tools;
    private final RpcFaults faults;

    /** Offers prompts beside the tools of a list. */
    PromptsHandler(ToolsListHandler tools, RpcFaults faults) {
        this.tools = tools;
        this.faults = faults;
    }

    /** Lists prompts. */
    Response list(RpcRequest request) {
        List<ToolDescriptor> callable = tools.callable(request.caller());
        Set<String> names = names(callable);
        JsonWriter out = RpcReply.begin(request, 1024);
        ResultEnvelope.write(request.mode(), out);
        CacheHints.write(request.mode(), out);
        out.name("prompts").beginArray();
        for (Prompt prompt : Prompt.ALL) {
            if (offers(prompt, callable)) {
                write(prompt, names, out);
            }
        }
        return RpcReply.end(out.endArray());
    }

    /** Answers a prompt. */
    Response get(RpcRequest request) {
        String name = request.params().name();
        List<ToolDescriptor> callable = tools.callable(request.caller());
        Optional<Prompt> found = Prompt.ALL.stream()
                .filter(prompt -> prompt.name().equals(name) && offers(prompt, callable))
                .findFirst();
        if (found.isEmpty()) {
            return faults.of(request, NO_PROMPT);
        }
        String account = account(request);
        if (found.get().ofAccount() && !ACCOUNT_ID.matcher(account).matches()) {
            return faults.of(request, NO_ACCOUNT);
        }
        return answer(request, found.get(), found.get().text(account, names(callable)));
    }

    private static Response answer(RpcRequest request, Prompt prompt, String text) {
        JsonWriter out = RpcReply.begin(request, 1024);
        ResultEnvelope.write(request.mode(), out);
        out.name("description").value(prompt.description());
        out.name("messages").beginArray().beginObject();
        out.name("role").value("user").name("content").beginObject();
        out.name("type").value("text").name("text").value(text);
        return RpcReply.end(out.endObject().endObject().endArray());
    }

    private static void write(Prompt prompt, Set<String> callable, JsonWriter out) {
        out.beginObject();
        out.name("name").value(prompt.name());
        out.name("title").value(prompt.title());
        out.name("description").value(prompt.description());
        if (prompt.ofAccount()) {
            out.name("arguments").beginArray().beginObject();
            out.name("name").value(ACCOUNT);
            out.name("description").value(prompt.accountDescription(callable));
            out.name("required").value(true);
            out.endObject().endArray();
        }
        out.endObject();
    }

    private static String account(RpcRequest request) {
        JsonObject arguments = (JsonObject) request.params().arguments().value();
        return arguments.get(ACCOUNT) instanceof JsonString text ? text.value() : "";
    }

    // Tools that work across platforms only add to a prompt: alone, they may find no account within the token's limits.
    private static boolean offers(Prompt prompt, List<ToolDescriptor> callable) {
        return prompt.uses(
                names(callable.stream().filter(tool -> !tool.crossPlatform()).toList()));
    }

    private static Set<String> names(List<ToolDescriptor> tools) {
        return tools.stream().map(ToolDescriptor::name).collect(Collectors.toSet());
    }
}
