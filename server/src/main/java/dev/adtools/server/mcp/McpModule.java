package dev.adtools.server.mcp;

import dev.adtools.server.audit.AuditFilter;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.McpResult;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.http.TrustedHosts;
import dev.adtools.server.http.UnexpectedErrors;

/**
 * Wires MCP.
 *
 * @param catalog the tools
 * @param pipeline what every call passes
 * @param metadata gives each call its id and its deadline
 * @param events records requests that meet no tool
 */
public record McpModule(ToolCatalog catalog, ToolPipeline pipeline, CallMetadataFactory metadata, AuditFilter events) {

    /** Returns the resource at {@code /mcp}, which browsers may call by the names of the hosts. */
    public McpResource resource(McpSection settings, TrustedHosts hosts) {
        RpcFaults faults = new RpcFaults(events);
        McpResult results = new McpResult(settings.text(), catalog);
        McpMethods methods = new McpMethods(
                new ToolsListHandler(catalog, settings, faults),
                new ToolsCallHandler(catalog, pipeline, metadata, results, faults),
                results,
                faults,
                new InitializeHandler(catalog.labels()),
                settings.defaultGroups());
        return new McpResource(hosts, methods, faults, new UnexpectedErrors(metadata.ids()));
    }
}
