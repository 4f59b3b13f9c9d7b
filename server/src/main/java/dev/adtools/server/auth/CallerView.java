package dev.adtools.server.auth;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolGroup;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The caller of a request, as it is shown to itself. */
@Body(
        name = "Caller",
        role = Body.Role.ANSWER,
        description = "The principal that a request's token belongs to, and its rights.")
public record CallerView(
        @Arg(description = "The principal.", examples = "campaign-robot")
        String principal,

        @Arg(description = "The person or team that answers for the principal.", examples = "marketing")
        String owner,

        @Arg(description = "The public id of the token.", examples = "4fK2mQ9xZb")
        String tokenId,

        @Arg(description = "What the token may do.", examples = "[\"tools:read\"]")
        List<Scope> scopes,

        @Arg(description = "The platforms that it is limited to; empty for all.", examples = "[]")
        List<Platform> platforms,

        @Arg(
                description = "The accounts that it is limited to, in their normal spelling; empty for all.",
                examples = "[\"1002003001\"]")
        List<String> accounts,

        @Arg(description = "The tools that it is limited to; empty for all.", examples = "[]")
        List<String> tools,

        @Arg(description = "The groups whose tools it is limited to; empty for all.", examples = "[]")
        List<ToolGroup> groups,

        @Arg(
                description = "When the token ends; null for one of the service's environment.",
                examples = "2026-03-01T09:30:00Z")
        @Nullable
        Instant expiresAt) {

    static CallerView of(Caller caller, @Nullable Instant expiresAt) {
        return new CallerView(
                caller.principal(),
                caller.owner(),
                caller.tokenId(),
                TokenView.sorted(caller.scopes(), Comparator.comparing(Scope::wireName)),
                TokenView.sorted(caller.limits().platforms(), Comparator.comparing(Platform::wireName)),
                TokenView.sorted(caller.limits().accounts(), Comparator.naturalOrder()),
                TokenView.sorted(caller.limits().tools(), Comparator.naturalOrder()),
                TokenView.sorted(caller.limits().groups(), Comparator.naturalOrder()),
                expiresAt);
    }
}
