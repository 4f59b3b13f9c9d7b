package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.server.audit.AuditQueryService;
import dev.adtools.server.audit.AuditReader;
import dev.adtools.server.audit.AuditReader.AuditQuery;
import dev.adtools.server.audit.AuditVerification;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.http.JsonLines;
import dev.adtools.server.http.RequestChannel;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/** Shows the audit trail, and has it verified. */
@Path("/console/audit")
@Produces(Pages.HTML)
public final class AuditPages {

    private final Pages pages;
    private final AuditQueryService queries;

    AuditPages(Pages pages, AuditQueryService queries) {
        this.pages = pages;
        this.queries = queries;
    }

    /** Lists records. */
    @GET
    public Response list(
            @Auth Caller caller, @BeanParam AuditPageParameters wanted, @Context ContainerRequestContext request) {
        AuditQuery query = wanted.query();
        Outcome<Page<AuditEntry>> found = reading(caller)
                .flatMap(allowed -> PageRequest.of(wanted.cursor, null, null))
                .flatMap(page -> queries.list(caller, channel(request), query, page))
                .map(events -> events.map(AuditEntry::of));
        return Pages.of(request, found, entries -> {
            PageContext page = pages.context(Section.AUDIT, "Audit", caller, request);
            return Pages.ok((out, interceptor) -> JteauditGenerated.render(out, interceptor, page, entries, query));
        });
    }

    /** Hands out all records of a filter, one to a line, the oldest first. */
    @GET
    @Path("export")
    public Response export(
            @Auth Caller caller, @BeanParam AuditPageParameters wanted, @Context ContainerRequestContext request) {
        Outcome<AuditReader.Export> found = reading(caller)
                .flatMap(allowed -> queries.readBy(caller, channel(request)).export(wanted.query()));
        return Pages.of(
                request,
                found,
                export -> Response.ok(new JsonLines(export::to), JsonLines.MEDIA_TYPE)
                        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"audit.jsonl\"")
                        .build());
    }

    /** Verifies the whole trail: what takes longer than a request may is begun, and asked for again by its id. */
    @POST
    @Path("verify")
    public Response verify(
            @Auth Caller caller, @FormParam("id") @Nullable String id, @Context ContainerRequestContext request) {
        Outcome<AuditVerification> verified = reading(caller)
                .flatMap(allowed ->
                        queries.verify(caller, channel(request), Pages.given(id), AuditQueryService.PATIENCE));
        return Pages.of(request, verified, verification -> {
            PageContext page = pages.context(Section.AUDIT, "Verification of the audit trail", caller, request);
            return Pages.ok(
                    (out, interceptor) -> JteauditVerificationGenerated.render(out, interceptor, page, verification));
        });
    }

    private static Outcome<Caller> reading(Caller caller) {
        return ScopeFilter.needing(caller, Scope.AUDIT_READ);
    }

    private static Channel channel(ContainerRequestContext request) {
        return RequestChannel.of(request, Channel.Transport.CONSOLE);
    }

    /** The fields of the filter. */
    public static final class AuditPageParameters {

        @QueryParam("from")
        private @Nullable String from;

        @QueryParam("to")
        private @Nullable String to;

        @QueryParam("kind")
        private @Nullable String kind;

        @QueryParam("principal")
        private @Nullable String principal;

        @QueryParam("tool")
        private @Nullable String tool;

        @QueryParam("account_id")
        private @Nullable String accountId;

        @QueryParam("operation")
        private @Nullable String operation;

        @QueryParam("code")
        private @Nullable String code;

        @QueryParam("request_id")
        private @Nullable String requestId;

        @QueryParam("cursor")
        private @Nullable String cursor;

        AuditQuery query() {
            return new AuditQuery(
                    Pages.given(from),
                    Pages.given(to),
                    Pages.given(kind),
                    Pages.given(principal),
                    Pages.given(tool),
                    Pages.given(accountId),
                    Pages.given(operation),
                    Pages.given(code),
                    Pages.given(requestId));
        }
    }
}
