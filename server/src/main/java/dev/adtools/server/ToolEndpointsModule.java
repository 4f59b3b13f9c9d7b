package dev.adtools.server;

import dev.adtools.server.audit.CallEvents;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.http.TrustedHosts;
import dev.adtools.server.http.UnexpectedErrors;
import dev.adtools.server.mcp.McpMethods;
import dev.adtools.server.mcp.McpResource;
import dev.adtools.server.mcp.RpcFaults;
import dev.adtools.server.mcp.ToolsCallHandler;
import dev.adtools.server.mcp.ToolsListHandler;
import dev.adtools.server.rest.ToolsResource;
import java.util.List;

/**
 * Wires REST and MCP: the same catalog, the same pipeline, the same trail.
 *
 * @param catalog the tools
 * @param pipeline what every call passes
 * @param metadata gives each call its id and its deadline
 * @param events records requests that meet no tool
 */
record ToolEndpointsModule(
        ToolCatalog catalog, ToolPipeline pipeline, CallMetadataFactory metadata, CallEvents events) {

    List<Object> resources(McpSection mcp, TrustedHosts hosts) {
        RpcFaults faults = new RpcFaults(events);
        McpMethods methods = new McpMethods(
                new ToolsListHandler(catalog, mcp.pageSize(), faults),
                new ToolsCallHandler(catalog, pipeline, metadata, faults),
                faults);
        return List.of(
                new ToolsResource(catalog, pipeline, metadata, events),
                new McpResource(hosts, methods, faults, new UnexpectedErrors(metadata.ids())));
    }
}
