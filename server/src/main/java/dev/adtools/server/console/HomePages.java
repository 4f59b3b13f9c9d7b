package dev.adtools.server.console;

import dev.adtools.server.call.Caller;
import dev.adtools.server.summary.Summary;
import dev.adtools.server.summary.SummaryService;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;

/** Shows what waits for whoever has signed in, and what went wrong. */
@Path("/console")
@Produces(Pages.HTML)
public final class HomePages {

    private static final int REFRESH_SECONDS = 20;

    private final Pages pages;
    private final SummaryService summaries;

    HomePages(Pages pages, SummaryService summaries) {
        this.pages = pages;
        this.summaries = summaries;
    }

    /** Shows the page. */
    @GET
    public Response home(@Auth Caller caller, @Context ContainerRequestContext request) {
        PageContext page = pages.context(Section.HOME, "Home", caller, request).refreshed(REFRESH_SECONDS);
        Summary summary = summaries.of(caller);
        return Pages.ok((out, interceptor) -> JtehomeGenerated.render(out, interceptor, page, summary));
    }
}
