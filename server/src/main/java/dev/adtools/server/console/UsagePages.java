package dev.adtools.server.console;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.quota.UsageReporter;
import dev.adtools.tools.operations.usage.UsageStatus;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;

/** Shows what the token of a session has used of its quotas. */
@Path("/console/usage")
@Produces(Pages.HTML)
public final class UsagePages {

    private final Pages pages;
    private final UsageReporter usage;

    UsagePages(Pages pages, UsageReporter usage) {
        this.pages = pages;
        this.usage = usage;
    }

    /** Shows every limit, and what is left of it. */
    @GET
    public Response get(@Auth Caller caller, @Context ContainerRequestContext request) {
        return Pages.of(request, ScopeFilter.needing(caller, Scope.TOOLS_READ), allowed -> {
            PageContext page = pages.context(Section.USAGE, "Usage", caller, request);
            UsageStatus status = usage.of(caller);
            return Pages.ok((out, interceptor) -> JteusageGenerated.render(out, interceptor, page, status));
        });
    }
}
