package dev.adtools.server.rest;

import dev.adtools.server.call.Caller;
import dev.adtools.server.events.EventQuery;
import dev.adtools.server.events.EventQueryService;
import dev.adtools.tools.operations.events.RecentErrors_RowCodec;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/** Shows the service's own warnings and errors, those that {@code get_recent_errors} shows. */
@Tag(name = "Events")
@Path("/api/v1/events")
@Produces(MediaType.APPLICATION_JSON)
public final class EventsResource {

    private final EventQueryService events;

    /** Serves the events of a database. */
    public EventsResource(EventQueryService events) {
        this.events = events;
    }

    /** Lists events. */
    @GET
    @Operation(
            operationId = "listEvents",
            summary = "List the service's warnings and errors",
            description =
                    "With `tools:read` or `operations:read`, within the token's limits. They are kept for seven days.")
    @Answers("ServiceEventList")
    @ApiErrors({400, 403})
    public Response list(
            @Auth Caller caller, @BeanParam EventListParameters wanted, @Context ContainerRequestContext request) {
        return ScopedResponse.page(
                caller,
                EventQueryService.reading(caller),
                request,
                () -> wanted.page.page().flatMap(page -> events.list(caller, wanted.query(), page)),
                RecentErrors_RowCodec::encode);
    }

    /** The query parameters of the list. */
    public static final class EventListParameters {

        @Parameter(
                description = "Only warnings, only errors, or all.",
                schema =
                        @Schema(
                                allowableValues = {"warning", "error", "all"},
                                defaultValue = "all"))
        @QueryParam("level")
        private @Nullable String level;

        @Parameter(
                description =
                        "A time (RFC 3339), or a duration before now (`PT1H`, `P2D`); all that is kept when left out.",
                schema = @Schema(examples = "PT24H"))
        @QueryParam("since")
        private @Nullable String since;

        @Parameter(description = "Only this tool.", schema = @Schema(examples = "get_campaigns"))
        @QueryParam("tool")
        private @Nullable String tool;

        @Parameter(description = "Only this platform.", schema = @Schema(ref = "#/components/schemas/Platform"))
        @QueryParam("platform")
        private @Nullable String platform;

        @Parameter(description = "Only this code.", schema = @Schema(examples = "PLATFORM_REJECTED"))
        @QueryParam("code")
        private @Nullable String code;

        @Parameter(description = "Only this `X-Request-Id`.", schema = @Schema(examples = "01m7znghxjcp6te53ex4hrrb85"))
        @QueryParam("request_id")
        private @Nullable String requestId;

        @BeanParam
        private PageParameters page = new PageParameters();

        EventQuery query() {
            return new EventQuery(level, since, tool, platform, code, requestId);
        }
    }
}
