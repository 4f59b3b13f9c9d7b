package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonWriter;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Lists and answers the prompts whose tools a caller may call, one of them at least. */
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
            "params.arguments.account_id must be the id of an account, for example act_1700100001.");

    private final ToolsListHandler tools;
    private final RpcFaults faults;

    /** Offers prompts beside the tools of a list. */
    PromptsHandler(ToolsListHandler tools, RpcFaults faults) {
        this.tools = tools;
        this.faults = faults;
    }

    /** Lists prompts. */
    Response list(RpcRequest request) {
        Set<String> callable = tools.callableNames(request.caller());
        JsonWriter out = RpcReply.begin(request, 1024);
        ResultEnvelope.write(request.mode(), out);
        CacheHints.write(request.mode(), out);
        out.name("prompts").beginArray();
        for (Prompt prompt : Prompt.ALL) {
            if (offers(prompt, callable)) {
                write(prompt, out);
            }
        }
        return RpcReply.end(out.endArray());
    }

    /** Answers a prompt. */
    Response get(RpcRequest request) {
        String name = request.params().name();
        Set<String> callable = tools.callableNames(request.caller());
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
        return answer(request, found.get(), account);
    }

    private static Response answer(RpcRequest request, Prompt prompt, String account) {
        JsonWriter out = RpcReply.begin(request, 1024);
        ResultEnvelope.write(request.mode(), out);
        out.name("description").value(prompt.description());
        out.name("messages").beginArray().beginObject();
        out.name("role").value("user").name("content").beginObject();
        out.name("type").value("text").name("text").value(prompt.text(account));
        return RpcReply.end(out.endObject().endObject().endArray());
    }

    private static void write(Prompt prompt, JsonWriter out) {
        out.beginObject();
        out.name("name").value(prompt.name());
        out.name("title").value(prompt.title());
        out.name("description").value(prompt.description());
        if (prompt.ofAccount()) {
            out.name("arguments").beginArray().beginObject();
            out.name("name").value(ACCOUNT);
            out.name("description").value("The account, as list_alpha_accounts or list_beta_accounts names it.");
            out.name("required").value(true);
            out.endObject().endArray();
        }
        out.endObject();
    }

    private static String account(RpcRequest request) {
        JsonObject arguments = (JsonObject) request.params().arguments().value();
        return arguments.get(ACCOUNT) instanceof JsonString text ? text.value() : "";
    }

    private static boolean offers(Prompt prompt, Set<String> callable) {
        return prompt.tools().stream().anyMatch(callable::contains);
    }
}
