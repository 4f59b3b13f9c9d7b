package dev.adtools.server.mcp;

import jakarta.ws.rs.core.Response;

/** Methods of MCP, by name. */
public final class McpMethods {

    private final ToolsListHandler pages;
    private final ToolsCallHandler calls;
    private final RpcFaults faults;

    /** Takes the handlers that list the tools and call them. */
    public McpMethods(ToolsListHandler pages, ToolsCallHandler calls, RpcFaults faults) {
        this.pages = pages;
        this.calls = calls;
        this.faults = faults;
    }

    /** Answers a request. */
    Response answer(RpcRequest request) {
        return switch (request.message().method()) {
            case ToolsCallHandler.METHOD -> calls.answer(request);
            case ToolsListHandler.METHOD -> pages.answer(request);
            default -> request.mode() == ProtocolMode.STATELESS ? stateless(request) : handshake(request);
        };
    }

    private Response stateless(RpcRequest request) {
        return request.message().method().equals("server/discover")
                ? InitializeHandler.discovered(request)
                : unknown(request);
    }

    private Response handshake(RpcRequest request) {
        return switch (request.message().method()) {
            case "initialize" -> InitializeHandler.initialized(request);
            case "ping" -> RpcReply.end(RpcReply.begin(request, 0));
            default -> unknown(request);
        };
    }

    private Response unknown(RpcRequest request) {
        return faults.of(
                request, RpcFault.of(RpcCode.METHOD_NOT_FOUND, "The service does not have a method of this name."));
    }
}
