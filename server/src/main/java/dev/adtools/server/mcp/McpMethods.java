package dev.adtools.server.mcp;

import dev.adtools.server.call.McpResult;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.function.Function;

/** Methods of MCP, by name. */
public final class McpMethods {

    private static final RpcFault NO_MODE =
            RpcFault.of(RpcCode.INVALID_PARAMS, "The URL's mode may only be search; without it all tools are listed.");

    /** The way to all names, at the end of the refusal of an unknown one. */
    static final String LISTED = ToolsListHandler.METHOD + " lists those that are there.";

    private final ToolsListHandler pages;
    private final ToolsCallHandler calls;
    private final SearchMode search;
    private final PromptsHandler prompts;
    private final ResourcesHandler resources;
    private final RpcFaults faults;
    private final InitializeHandler initialize;
    private final List<String> defaultGroups;

    /**
     * Takes the handlers that list the tools and call them.
     *
     * @param initialize introduces the service
     * @param defaultGroups the groups of tools that lists have for requests that name none
     */
    public McpMethods(
            ToolsListHandler pages,
            ToolsCallHandler calls,
            McpResult results,
            RpcFaults faults,
            InitializeHandler initialize,
            List<String> defaultGroups) {
        this.pages = pages;
        this.calls = calls;
        this.search = new SearchMode(pages, calls, results);
        this.prompts = new PromptsHandler(pages, faults);
        this.resources = new ResourcesHandler(pages, calls, results, faults);
        this.faults = faults;
        this.initialize = initialize;
        this.defaultGroups = List.copyOf(defaultGroups);
    }

    /** Answers a request. */
    Response answer(RpcRequest request) {
        String mode = SearchMode.asked(request.http());
        if (mode != null && !mode.equals(SearchMode.NAME)) {
            return faults.of(request, NO_MODE);
        }
        return switch (request.message().method()) {
            case ToolsCallHandler.METHOD -> mode == null ? calls.answer(request, LISTED) : search.call(request);
            case ToolsListHandler.METHOD ->
                mode == null ? pages.answer(byDefault(request)) : whole(request, SearchMode::list);
            case PromptsHandler.LIST -> whole(byDefault(request), prompts::list);
            case PromptsHandler.GET -> prompts.get(byDefault(request));
            case ResourcesHandler.LIST -> whole(request, resources::list);
            case ResourcesHandler.TEMPLATES -> whole(request, resources::templates);
            case ResourcesHandler.READ -> resources.read(request);
            default -> request.mode() == ProtocolMode.STATELESS ? stateless(request) : handshake(request);
        };
    }

    private RpcRequest byDefault(RpcRequest request) {
        return GroupSelection.byDefault(request, defaultGroups);
    }

    /** Answers with a list that is one page, which no cursor follows. */
    private Response whole(RpcRequest request, Function<RpcRequest, Response> list) {
        return request.params().cursor() == null ? list.apply(request) : faults.of(request, ToolsListHandler.NO_PAGE);
    }

    private Response stateless(RpcRequest request) {
        return request.message().method().equals("server/discover") ? initialize.discovered(request) : unknown(request);
    }

    private Response handshake(RpcRequest request) {
        return switch (request.message().method()) {
            case "initialize" -> initialize.initialized(request);
            case "ping" -> RpcReply.end(RpcReply.begin(request, 0));
            default -> unknown(request);
        };
    }

    private Response unknown(RpcRequest request) {
        return faults.of(
                request, RpcFault.of(RpcCode.METHOD_NOT_FOUND, "The service does not have a method of this name."));
    }
}
