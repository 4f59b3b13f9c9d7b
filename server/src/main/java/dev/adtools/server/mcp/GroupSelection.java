package dev.adtools.server.mcp;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.spi.Shown;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.http.UnknownParameters;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Groups of tools that a request asks for, in the query of its address or in a header: its caller sees no others. */
final class GroupSelection {

    private static final String HEADER = UnknownParameters.GROUPS_HEADER;
    private static final String PARAMETER = "groups";
    private static final List<String> PARAMETERS = List.of(PARAMETER, SearchMode.PARAMETER);

    /** The names of all groups. */
    static final List<String> NAMES =
            Stream.of(ToolGroup.values()).map(ToolGroup::wireName).toList();

    /** A sentence that names all groups. */
    static final String KNOWN = "The groups are " + String.join(", ", NAMES) + ".";

    private GroupSelection() {}

    /** Returns the caller, narrowed to the groups of the query and the header; an error for an unknown name in them. */
    static Outcome<Caller> narrow(Caller caller, ContainerRequestContext http) {
        Optional<ToolError> unknown = UnknownParameters.refusal(http, PARAMETERS);
        return unknown.isPresent() ? Outcome.failed(unknown.get()) : narrowed(caller, http);
    }

    private static Outcome<Caller> narrowed(Caller caller, ContainerRequestContext http) {
        return narrow(caller, http.getUriInfo().getQueryParameters().get(PARAMETER))
                .flatMap(narrowed -> narrow(narrowed, http.getHeaders().get(HEADER)));
    }

    private static Outcome<Caller> narrow(Caller caller, @Nullable List<String> lists) {
        if (lists == null) {
            return Outcome.completed(caller);
        }
        List<String> names = lists.stream()
                .flatMap(list -> Stream.of(list.split(",", -1)))
                .map(String::strip)
                .toList();
        Optional<String> unknown = unknown(names);
        if (unknown.isPresent()) {
            return refused("There is no group " + Shown.text(unknown.get()) + " of tools. " + KNOWN);
        }
        return caller.within(Limits.to(groups(names)), Set.of())
                .map(Outcome::completed)
                .orElseGet(() -> refused("No group of tools is left: " + String.join(", ", names)
                        + " is outside what the token, or the request elsewhere, is limited to."));
    }

    /** Returns the first name that is no group's. */
    static Optional<String> unknown(List<String> names) {
        return names.stream().filter(name -> ToolGroup.named(name).isEmpty()).findFirst();
    }

    private static Set<ToolGroup> groups(List<String> names) {
        return names.stream().map(ToolGroup::named).flatMap(Optional::stream).collect(Collectors.toSet());
    }

    /**
     * Returns a request as sent by a caller that sees the default groups only, unless it or its token names groups.
     *
     * @param defaults the names of the default groups
     */
    static RpcRequest byDefault(RpcRequest request, List<String> defaults) {
        Caller caller = request.caller();
        boolean named =
                !caller.limits().groups().isEmpty() || Set.copyOf(defaults).containsAll(NAMES);
        return named
                ? request
                : caller.within(Limits.to(groups(defaults)), Set.of())
                        .map(request::by)
                        .orElse(request);
    }

    private static Outcome<Caller> refused(String message) {
        return Outcome.failed(ToolError.of(ErrorCode.INVALID_REQUEST, message));
    }
}
