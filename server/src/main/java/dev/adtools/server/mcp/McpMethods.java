package dev.adtools.server.mcp;

import jakarta.ws.rs.core.Response;

/** What can be asked over MCP, by the method's name. */
public final class McpMethods {

    private final ToolPages pages;
    private final ToolCalls calls;
    private final RpcFaults faults;

    /** Takes what lists the tools and what calls them. */
    public McpMethods(ToolPages pages, ToolCalls calls, RpcFaults faults) {
        this.pages = pages;
        this.calls = calls;
        this.faults = faults;
    }

    /** Answers a request. */
    Response answer(RpcRequest request) {
        return switch (request.message().method()) {
            case ToolCalls.METHOD -> calls.answer(request);
            case ToolPages.METHOD -> pages.answer(request);
            default -> request.era() == Era.STATELESS ? stateless(request) : handshake(request);
        };
    }

    private Response stateless(RpcRequest request) {
        return request.message().method().equals("server/discover")
                ? Introduction.discovered(request)
                : unknown(request);
    }

    private Response handshake(RpcRequest request) {
        return switch (request.message().method()) {
            case "initialize" -> Introduction.initialized(request);
            case "ping" -> RpcReply.end(RpcReply.begin(request, 0));
            default -> unknown(request);
        };
    }

    private Response unknown(RpcRequest request) {
        return faults.of(
                request, RpcFault.of(RpcCode.METHOD_NOT_FOUND, "The service does not have a method of this name."));
    }
}
