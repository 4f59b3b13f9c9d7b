package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.schedules.ScheduleService;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.tools.operations.schedules.ScheduledRunList;
import dev.adtools.tools.operations.schedules.ScheduledTaskList;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/** Shows scheduled tasks, their runs, and what those answered. */
@Path("/console/schedules")
@Produces(Pages.HTML)
public final class SchedulePages {

    private static final int REFRESH_SECONDS = 20;

    private final Pages pages;
    private final ScheduleService schedules;

    SchedulePages(Pages pages, ScheduleService schedules) {
        this.pages = pages;
        this.schedules = schedules;
    }

    /** Lists tasks, each with its last and its next run. */
    @GET
    public Response list(
            @Auth Caller caller,
            @QueryParam("status") @Nullable String status,
            @QueryParam("account_id") @Nullable String account,
            @QueryParam("cursor") @Nullable String cursor,
            @Context ContainerRequestContext request) {
        ListFilter filter = ListFilter.of(status, account);
        Outcome<Page<ScheduledTaskList.Row>> found = PageRequest.of(cursor, null, null)
                .flatMap(page -> schedules.list(caller, filter.status(), filter.account(), page));
        return Pages.of(request, found, listed -> {
            PageContext page = pages.context(Section.SCHEDULES, "Schedules", caller, request)
                    .refreshed(REFRESH_SECONDS);
            return Pages.ok((out, interceptor) -> JteschedulesGenerated.render(out, interceptor, page, listed, filter));
        });
    }

    /** Shows one task with its runs. */
    @GET
    @Path("{id}")
    public Response get(
            @Auth Caller caller,
            @PathParam("id") String id,
            @QueryParam("cursor") @Nullable String cursor,
            @Context ContainerRequestContext request) {
        Outcome<Page<ScheduledRunList.Row>> found =
                PageRequest.of(cursor, null, null).flatMap(page -> schedules.shortRuns(caller, id, page));
        return Pages.of(
                request,
                schedules.find(caller, id),
                task -> Pages.of(request, found, runs -> {
                    PageContext page = pages.context(Section.SCHEDULES, task.name(), caller, request);
                    return Pages.ok(
                            (out, interceptor) -> JtescheduleGenerated.render(out, interceptor, page, task, runs));
                }));
    }

    /** Shows one run with what its tool answered. */
    @GET
    @Path("{id}/runs/{run}")
    public Response run(
            @Auth Caller caller,
            @PathParam("id") String id,
            @PathParam("run") String runId,
            @Context ContainerRequestContext request) {
        return Pages.of(
                request,
                schedules.find(caller, id),
                task -> Pages.of(request, schedules.run(caller, id, runId), run -> {
                    PageContext page = pages.context(Section.SCHEDULES, "A run of " + task.name(), caller, request);
                    return Pages.ok(
                            (out, interceptor) -> JtescheduledRunGenerated.render(out, interceptor, page, task, run));
                }));
    }
}
