package dev.adtools.server.mcp;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.McpResult;
import jakarta.ws.rs.core.Response;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/** Lists and reads the resources whose tools a caller may call, one of them at least. */
final class ResourcesHandler {

    /** The method that lists those with a URI of their own. */
    static final String LIST = "resources/list";

    /** The method that lists the templates of the others. */
    static final String TEMPLATES = "resources/templates/list";

    /** The method that answers one. */
    static final String READ = "resources/read";

    private static final String CONTENT_TYPE = "text/plain";

    private final ToolsListHandler tools;
    private final ToolsCallHandler calls;
    private final McpResult results;
    private final RpcFaults faults;

    /** Makes resources of the tools of a list, by calls of them. */
    ResourcesHandler(ToolsListHandler tools, ToolsCallHandler calls, McpResult results, RpcFaults faults) {
        this.tools = tools;
        this.calls = calls;
        this.results = results;
        this.faults = faults;
    }

    /** Lists resources. */
    Response list(RpcRequest request) {
        return RpcReply.end(list(request, "resources", "uri", resource -> !resource.isTemplate())
                .endArray());
    }

    /** Lists templates. */
    Response templates(RpcRequest request) {
        JsonWriter out = list(request, "resourceTemplates", "uriTemplate", ToolResource::isTemplate);
        ToolSchemaResource.writeTemplate(out);
        return RpcReply.end(out.endArray());
    }

    private JsonWriter list(RpcRequest request, String list, String uri, Predicate<ToolResource> those) {
        Set<String> callable = tools.callableNames(request.caller());
        JsonWriter out = RpcReply.begin(request, 1024);
        ResultEnvelope.write(request.mode(), out);
        CacheHints.write(request.mode(), out);
        out.name(list).beginArray();
        ToolResource.ALL.stream()
                .filter(those)
                .filter(resource -> offers(resource, callable))
                .forEach(resource -> {
                    out.beginObject().name(uri).value(resource.uri());
                    out.name("name").value(resource.name());
                    out.name("title").value(resource.title());
                    out.name("description").value(resource.description());
                    out.name("mimeType").value(CONTENT_TYPE).endObject();
                });
        return out;
    }

    /** Answers a resource: the schema of a tool, or the text of each call's answer or of its refusal. */
    Response read(RpcRequest request) {
        String uri = Objects.requireNonNullElse(request.params().uri(), "");
        return tools.callable(request.caller()).stream()
                .filter(tool -> ToolSchemaResource.isOf(uri, tool))
                .findFirst()
                .map(tool -> ToolSchemaResource.answer(request, tool))
                .orElseGet(() -> answers(request, uri));
    }

    private Response answers(RpcRequest request, String uri) {
        Set<String> callable = tools.callableNames(request.caller());
        return ToolResource.ALL.stream()
                .flatMap(resource -> resource.at(uri).stream())
                .filter(resource -> offers(resource, callable))
                .findFirst()
                .map(resource -> answer(request, resource, callable))
                .orElseGet(() -> faults.of(request, none(request, uri)));
    }

    private Response answer(RpcRequest request, ToolResource resource, Set<String> callable) {
        Map<String, CallResult> answers = new LinkedHashMap<>();
        resource.parts().stream()
                .filter(part -> callable.contains(part.tool()))
                .forEach(part -> calls.read(request, part.tool(), part.arguments())
                        .ifPresent(answer -> answers.put(part.tool(), answer)));
        List<ToolError> errors = answers.values().stream()
                .flatMap(answer -> answer.error().stream())
                .toList();
        if (errors.size() == answers.size()) {
            return faults.of(request, new RpcFault(RpcCode.INVALID_PARAMS, errors.get(0)));
        }
        JsonWriter out = RpcReply.begin(request, 4096);
        ResultEnvelope.write(request.mode(), out);
        CacheHints.writeNone(request.mode(), out);
        out.name("contents").beginArray();
        answers.forEach((tool, answer) -> {
            out.beginObject().name("uri").value(resource.uri() + "#" + tool);
            out.name("mimeType").value(CONTENT_TYPE).name("text");
            answer.fold(data -> results.writeText(data, out), error -> results.writeText(error, null, out));
            out.endObject();
        });
        return RpcReply.end(out.endArray());
    }

    private static boolean offers(ToolResource resource, Set<String> callable) {
        return resource.parts().stream().map(ToolResource.Part::tool).anyMatch(callable::contains);
    }

    private RpcFault none(RpcRequest request, String uri) {
        String tool = ToolSchemaResource.name(uri);
        return RpcFault.of(
                RpcCode.INVALID_PARAMS,
                tool == null
                        ? "params.uri must be a resource that resources/list lists, or fit a template of"
                                + " resources/templates/list."
                        : calls.unseen(tool, request.caller(), McpMethods.LISTED)
                                .message(),
                JsonObject.builder().put("uri", uri).build());
    }
}
