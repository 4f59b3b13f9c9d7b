package dev.adtools.server.mcp;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.edge.Endpoint;
import dev.adtools.server.edge.Exchange;
import dev.adtools.server.edge.Failures;
import dev.adtools.server.edge.Reply;
import dev.adtools.server.edge.Route;
import org.jspecify.annotations.Nullable;

/** Answers MCP at {@code /mcp}: one message in, at most one out, and nothing is remembered between them. */
public final class McpRoute implements Route {

    private static final String PATH = "/mcp";

    private final TrustedHosts hosts;
    private final McpMethods methods;
    private final RpcFaults faults;
    private final Failures failures;

    /** Serves methods to hosts that are trusted. */
    public McpRoute(TrustedHosts hosts, McpMethods methods, RpcFaults faults, Failures failures) {
        this.hosts = hosts;
        this.methods = methods;
        this.faults = faults;
        this.failures = failures;
    }

    @Override
    public @Nullable Endpoint at(String path) {
        return path.equals(PATH) || path.equals(PATH + "/") ? this::answer : null;
    }

    private Reply answer(Caller caller, Exchange exchange) {
        ToolError distrust = hosts.refusal(exchange.header("Host"), exchange.header("Origin"));
        return distrust == null
                ? exchange.json()
                        .then(RpcMessage::read)
                        .fold(
                                message -> follow(caller, exchange, message),
                                error -> faults.unread(caller, exchange, error))
                : faults.unread(caller, exchange, distrust);
    }

    private Reply follow(Caller caller, Exchange exchange, RpcMessage message) {
        Era era = Era.of(message, exchange.header(StatelessRules.VERSION));
        RpcRequest request = new RpcRequest(caller, exchange, message, era);
        try {
            RpcFault flaw = flaw(request);
            if (flaw != null) {
                return faults.of(request, flaw);
            }
            return message.isNotification() ? Reply.empty(202) : methods.answer(request);
        } catch (RuntimeException | Error thrown) {
            return RpcFaults.bug(request, failures.of(thrown));
        }
    }

    private static @Nullable RpcFault flaw(RpcRequest request) {
        RpcMessage message = request.message();
        if (message.flaw() != null) {
            return RpcFault.of(RpcCode.INVALID_REQUEST, message.flaw());
        }
        if (message.isNotification()) {
            return null;
        }
        RpcFault broken = request.era() == Era.STATELESS ? StatelessRules.broken(request) : null;
        String flaw = message.params().flaw();
        return broken == null && flaw != null ? RpcFault.of(RpcCode.INVALID_PARAMS, flaw) : broken;
    }
}
