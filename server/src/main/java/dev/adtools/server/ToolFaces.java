package dev.adtools.server;

import dev.adtools.server.audit.CallEvents;
import dev.adtools.server.call.Origins;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.http.Failures;
import dev.adtools.server.http.TrustedHosts;
import dev.adtools.server.mcp.McpMethods;
import dev.adtools.server.mcp.McpResource;
import dev.adtools.server.mcp.RpcFaults;
import dev.adtools.server.mcp.ToolCalls;
import dev.adtools.server.mcp.ToolPages;
import dev.adtools.server.rest.ToolsResource;
import java.util.List;

/**
 * Wires the two wires over which tools are called: the same catalog, the same pipeline, the same trail.
 *
 * @param catalog the tools
 * @param pipeline what every call passes
 * @param origins gives each call its id and its deadline
 * @param events records requests that meet no tool
 */
record ToolFaces(ToolCatalog catalog, ToolPipeline pipeline, Origins origins, CallEvents events) {

    List<Object> resources(McpSection mcp, TrustedHosts hosts) {
        RpcFaults faults = new RpcFaults(events);
        McpMethods methods = new McpMethods(
                new ToolPages(catalog, mcp.pageSize(), faults),
                new ToolCalls(catalog, pipeline, origins, faults),
                faults);
        return List.of(
                new ToolsResource(catalog, pipeline, origins, events),
                new McpResource(hosts, methods, faults, new Failures(origins.ids())));
    }
}
