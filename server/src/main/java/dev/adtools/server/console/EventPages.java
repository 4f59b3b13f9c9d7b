package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.events.EventQuery;
import dev.adtools.server.events.EventQueryService;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.tools.operations.events.RecentErrors;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/** Shows the service's own warnings and errors. */
@Path("/console/events")
@Produces(Pages.HTML)
public final class EventPages {

    private final Pages pages;
    private final EventQueryService events;

    EventPages(Pages pages, EventQueryService events) {
        this.pages = pages;
        this.events = events;
    }

    /** Lists events. */
    @GET
    public Response list(
            @Auth Caller caller, @BeanParam EventPageParameters wanted, @Context ContainerRequestContext request) {
        EventQuery query = wanted.query();
        Outcome<Page<RecentErrors.Row>> found = ScopeFilter.needing(caller, EventQueryService.reading(caller))
                .flatMap(allowed -> PageRequest.of(wanted.cursor, null, null))
                .flatMap(page -> events.list(caller, query, page));
        return Pages.of(request, found, rows -> {
            PageContext page = pages.context(Section.EVENTS, "Events", caller, request);
            return Pages.ok((out, interceptor) -> JteeventsGenerated.render(out, interceptor, page, rows, query));
        });
    }

    /** The fields of the filter. */
    public static final class EventPageParameters {

        @QueryParam("level")
        private @Nullable String level;

        @QueryParam("since")
        private @Nullable String since;

        @QueryParam("tool")
        private @Nullable String tool;

        @QueryParam("platform")
        private @Nullable String platform;

        @QueryParam("code")
        private @Nullable String code;

        @QueryParam("request_id")
        private @Nullable String requestId;

        @QueryParam("cursor")
        private @Nullable String cursor;

        EventQuery query() {
            return new EventQuery(
                    Pages.given(level),
                    Pages.given(since),
                    Pages.given(tool),
                    Pages.given(platform),
                    Pages.given(code),
                    Pages.given(requestId));
        }
    }
}
