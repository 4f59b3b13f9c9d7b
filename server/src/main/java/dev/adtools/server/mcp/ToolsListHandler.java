package dev.adtools.server.mcp;

import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.call.ToolCatalog;
import jakarta.ws.rs.core.Response;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Lists the tools that a caller may call, page by page; what it sees is encoded once for everyone who sees the same. */
public final class ToolsListHandler {

    /** The method that this answers. */
    static final String METHOD = "tools/list";

    /** A cursor leads nowhere. */
    static final RpcFault NO_PAGE =
            RpcFault.of(RpcCode.INVALID_PARAMS, "params.cursor is no nextCursor of the service; list from the start.");

    private static final int MOST_VIEWS = 64;
    private static final Set<Scope> CALLING =
            Set.of(Scope.TOOLS_READ, Scope.TOOLS_VALIDATE, Scope.TOOLS_WRITE, Scope.TOOLS_SPEND);

    private final ToolCatalog catalog;
    private final McpSection settings;
    private final RpcFaults faults;
    private final Map<View, ToolList> lists = new ConcurrentHashMap<>();

    /** Lists a catalog as the settings say. */
    public ToolsListHandler(ToolCatalog catalog, McpSection settings, RpcFaults faults) {
        this.catalog = catalog;
        this.settings = settings;
        this.faults = faults;
    }

    /** Answers a request. */
    Response answer(RpcRequest request) {
        String cursor = request.params().cursor();
        byte[] page = list(request).page(cursor);
        if (page == null) {
            return faults.of(request, NO_PAGE);
        }
        JsonWriter out = RpcReply.begin(request, page.length);
        ResultEnvelope.write(request.mode(), out);
        CacheHints.write(request.mode(), out);
        return RpcReply.end(out.raw(page));
    }

    private ToolList list(RpcRequest request) {
        boolean whole = settings.outputSchemas() || request.params().meta().outputSchemas();
        View view = View.of(request.caller(), whole);
        ToolList list = lists.get(view);
        if (list == null) {
            list = new ToolList(
                    callable(request.caller()),
                    settings.pageSize(),
                    whole ? ToolEntry::writeWhole : ToolEntry::writeCompact);
            // Tokens come and go; what their limits look like must not fill the memory.
            if (lists.size() >= MOST_VIEWS) {
                lists.clear();
            }
            lists.put(view, list);
        }
        return list;
    }

    /** Returns the labels that the operator gives to platforms. */
    Map<Platform, String> labels() {
        return catalog.labels().labels();
    }

    /** Returns all tools. */
    List<ToolDescriptor> all() {
        return catalog.visible(Limits.NONE);
    }

    /** Returns the tools that a caller may call. */
    List<ToolDescriptor> callable(Caller caller) {
        return catalog.visible(caller.limits()).stream()
                .filter(tool -> ScopeFilter.mayCall(caller, tool))
                .toList();
    }

    /** Returns their names. */
    Set<String> callableNames(Caller caller) {
        return callable(caller).stream().map(ToolDescriptor::name).collect(Collectors.toSet());
    }

    /** Limits and scopes that decide which tools a caller sees here. */
    private record View(Limits limits, Set<Scope> scopes, boolean whole) {

        static View of(Caller caller, boolean whole) {
            Set<Scope> scopes = EnumSet.copyOf(CALLING);
            scopes.retainAll(caller.scopes());
            return new View(caller.limits().ofTools(), scopes, whole);
        }
    }
}
