package dev.adtools.server.rest;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ErrorBody;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.http.JsonAnswer;
import dev.adtools.server.http.JsonBody;
import dev.adtools.server.http.RequestId;
import dev.adtools.server.schedules.ScheduleService;
import dev.adtools.server.store.RowRevision.RevisionLookup;
import dev.adtools.tools.operations.schedules.ScheduledRunList_RowCodec;
import dev.adtools.tools.operations.schedules.ScheduledTaskList_RowCodec;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Shows scheduled tasks and their runs: a caller sees its owner's, a holder of {@code operations:read} all, both within the
 * token's limits.
 */
@Tag(name = "Schedules")
@Path("/api/v1/schedules")
@Produces(MediaType.APPLICATION_JSON)
public final class SchedulesResource {

    private static final String TOOL = "run_scheduled_task";

    private final ScheduleService schedules;
    private final RevisionLookup runRevisions;
    private final Waits waits;
    private final RestCalls calls;

    /** Serves the scheduled tasks of a database. */
    SchedulesResource(ScheduleService schedules, Waits waits, RestCalls calls) {
        this.schedules = schedules;
        this.runRevisions = schedules::runRevisions;
        this.waits = waits;
        this.calls = calls;
    }

    /** Lists scheduled tasks. */
    @GET
    @Operation(
            operationId = "listSchedules",
            summary = "List scheduled tasks",
            description = "Those of the caller's owner; with `operations:read` those of all. Each with its latest run.")
    @Answers("ScheduledTaskList")
    @ApiErrors(400)
    public Response list(
            @Auth Caller caller,
            @Parameter(
                            description = "Only tasks of this status.",
                            schema = @Schema(ref = "#/components/schemas/TaskStatus"))
                    @QueryParam("status")
                    @Nullable
                    String status,
            @Parameter(description = "Only tasks that name this account.", schema = @Schema(examples = "100-200-3001"))
                    @QueryParam("account_id")
                    @Nullable
                    String accountId,
            @BeanParam PageParameters page,
            @Context ContainerRequestContext request) {
        return NoStoreResponse.page(
                page.page().flatMap(wanted -> schedules.list(caller, status, accountId, wanted)),
                ScheduledTaskList_RowCodec::encode,
                request);
    }

    /** Returns one scheduled task. */
    @GET
    @Path("{id}")
    @Operation(operationId = "getSchedule", summary = "Get a scheduled task")
    @Answers("ScheduledTask")
    @ApiErrors(404)
    public Response get(
            @Auth Caller caller, @TaskIdParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        return NoStoreResponse.of(schedules.find(caller, id), ScheduledTaskList_RowCodec::toJson, request);
    }

    /** Lists the runs of a scheduled task. */
    @GET
    @Path("{id}/runs")
    @Operation(
            operationId = "listScheduleRuns",
            summary = "List the runs of a scheduled task",
            description = "With what the tool answered, where that is kept; a page holds as many runs as fit into a"
                    + " megabyte, and at least one.")
    @Answers("ScheduledRunList")
    @ApiErrors({400, 404, 422})
    public Response runs(
            @Auth Caller caller,
            @TaskIdParam @PathParam("id") String id,
            @Parameter(
                            description = "Only runs of this status.",
                            schema = @Schema(ref = "#/components/schemas/RunStatus"))
                    @QueryParam("status")
                    @Nullable
                    String status,
            @BeanParam PageParameters page,
            @Context ContainerRequestContext request) {
        return NoStoreResponse.page(
                page.page().flatMap(wanted -> schedules.runs(caller, id, status, wanted)),
                ScheduledRunList_RowCodec::encode,
                request);
    }

    /** Returns one run of a scheduled task. */
    @GET
    @Path("{id}/runs/{run_id}")
    @Operation(
            operationId = "getScheduleRun",
            summary = "Get a run of a scheduled task",
            description = "With the tool's answer, if it is kept.")
    @Answers("ScheduledRun")
    @ApiErrors({404, 422})
    public CompletionStage<Response> run(
            @Auth Caller caller,
            @TaskIdParam @PathParam("id") String id,
            @Parameter(description = "The run's id.", schema = @Schema(examples = "sr_01m7znghxjcp6te53ex4hrrb92"))
                    @PathParam("run_id")
                    String runId,
            @BeanParam WaitParameters wait,
            @Context ContainerRequestContext request) {
        return waits.answer(
                caller,
                runId,
                runRevisions,
                wait,
                request,
                reader -> NoStoreResponse.of(
                        schedules.run(reader, id, runId), ScheduledRunList_RowCodec::toJson, request));
    }

    /** Runs a scheduled task once, through the tool. */
    @POST
    @Path("{id}/runs")
    @IdempotencyKeyFilter.Keyed
    @Parameter(
            in = ParameterIn.HEADER,
            name = "Idempotency-Key",
            description = "Names the request, so that one run is made however often it is sent.",
            schema = @Schema(examples = "8e03978e-40d5-43e8-bc93-6894a57f9324"))
    @Operation(
            operationId = "runSchedule",
            summary = "Run a scheduled task now",
            description = "The same as `run_scheduled_task`, with its rights. The run begins within seconds; its"
                    + " timetable and status stay the same. `getScheduleRun` waits for the result.")
    @Answers(value = "ScheduledRun", status = 202)
    @ApiErrors({400, 403, 404, 409, 415, 422})
    public Response request(
            @Auth Caller caller, @TaskIdParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        JsonObject arguments = JsonObject.builder().put("task_id", id).build();
        Outcome<ToolRequest> wanted = JsonBody.of(request)
                .flatMap(SchedulesResource::empty)
                .map(none -> new ToolRequest(null, Arguments.of(bytes(arguments))));
        return calls.answer(TOOL, caller, request, wanted, (tool, answer) -> encoded(answer, RequestId.of(request)));
    }

    // Members would be ignored, validate_only among them.
    private static Outcome<byte[]> empty(byte[] body) {
        String text = new String(body, StandardCharsets.UTF_8).strip();
        return text.isEmpty() || text.equals("{}")
                ? Outcome.completed(body)
                : Outcome.failed(ToolError.of(
                        ErrorCode.INVALID_REQUEST,
                        "The request has no body; call the tool run_scheduled_task for its arguments."));
    }

    private static Response.ResponseBuilder encoded(CallResult answer, String requestId) {
        return JsonAnswer.ofCall(
                answer.error().isPresent() ? answer.status() : Response.Status.ACCEPTED.getStatusCode(),
                ByteBuffer.wrap(answer.fold(SchedulesResource::result, error -> ErrorBody.of(error, requestId))),
                answer.error(),
                answer.allowance());
    }

    private static byte[] result(byte[] data) {
        JsonValue result = ((JsonObject) JsonCursor.read(data)).get("result");
        return bytes(Objects.requireNonNull(result, "a write has a result"));
    }

    private static byte[] bytes(JsonValue value) {
        JsonWriter out = new JsonWriter();
        out.value(value);
        return out.toBytes();
    }

    /** Names the task. */
    @Parameter(description = "The task's id.", schema = @Schema(examples = "st_01m7znghxjcp6te53ex4hrrb91"))
    @Retention(RetentionPolicy.RUNTIME)
    private @interface TaskIdParam {}
}
