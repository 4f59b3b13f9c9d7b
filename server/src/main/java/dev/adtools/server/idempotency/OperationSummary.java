package dev.adtools.server.idempotency;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Change;
import dev.adtools.api.JsonName;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Unwrapped;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.ToolCall;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;

/** An operation as lists show it. Its answer is not shown: that is for whoever holds its key. */
@Body(role = Body.Role.ANSWER, description = "An operation without what it sent.")
public record OperationSummary(
        @Arg(description = "Its id.", examples = "op_01m7znghxjcp6te53ex4hrrb87")
        String id,

        OperationState status,

        @Arg(description = "Which attempt it is, from 1.", min = 1, examples = "1")
        long fence,

        @Arg(description = "The tool that was called.", examples = "create_alpha_app_campaign")
        String tool,

        Platform platform,

        @Arg(description = "The environment: the sandbox or the live platform.")
        Source source,

        @Arg(description = "The account; null when none was named.", examples = "1002003001") @Nullable
        String accountId,

        @Arg(
                description =
                        "What is changed or was made, by its kind and the platform's id, or the id of a scheduled task or"
                                + " of a workflow; null while that is not known.",
                examples = "campaign 12000000002")
        @Nullable
        String entity,

        Effect effect,

        @Arg(description = "Who asked for it.", examples = "campaign-robot")
        String principal,

        @Arg(description = "The person or team that answers for the principal.", examples = "marketing")
        String owner,

        @Arg(description = "The token that was used.", examples = "4fK2mQ9xZb")
        String tokenId,

        @Arg(description = "The `X-Request-Id` of the request that asked.", examples = "01m7znghxjcp6te53ex4hrrb85")
        String requestId,

        @Arg(description = "The id of the call that asked.", examples = "01m7znghxjcp6te53ex4hrrb84")
        String callId,

        @Arg(
                description = "The first characters of the `Idempotency-Key`; null when none was sent.",
                examples = "3f2b9c1e")
        @Nullable
        String keyHint,

        @Arg(description = "`OK` or the error code of its answer; null before.", examples = "OK") @Nullable
        String answerCode,

        @Arg(description = "The pending action that it asked for or executed; null for none.", examples = "null")
        @Nullable
        String pendingActionId,

        @Arg(
                description =
                        "The principal that had the approved action executed; null where no approval was needed, before"
                                + " the execution, and where an earlier version of the service executed it.",
                examples = "null")
        @Nullable
        String executedBy,

        @Arg(description = "The workflow that it is a step of; null for none.", examples = "null") @Nullable
        String workflowId,

        @Arg(
                description =
                        "Whether the platform showed the write when it was read back after its answer of success; null"
                                + " when it was not asked or gave no clear answer.",
                examples = "true")
        @Nullable
        Boolean verified,

        @Arg(description = "Who settled it; null when its outcome was never unknown, or is.") @Nullable
        Resolution resolution,

        @Arg(description = "The principal that settled it; null for none.", examples = "null") @Nullable
        String resolvedBy,

        @Arg(description = "What the platform calls what it made; null when nobody said.", examples = "null") @Nullable
        String platformRef,

        @Arg(description = "How its outcome is known, or what was seen last; null for nothing.", examples = "null")
        @Nullable
        String evidence,

        @Arg(description = "How often the service has looked for it on the platform.", min = 0, examples = "0")
        int probes,

        @Arg(description = "When the service looks for it next; null for never.", examples = "2026-03-01T09:30:00Z")
        @Nullable
        Instant nextProbeAt,

        @Arg(description = "When it was asked for.", examples = "2026-03-01T09:30:00Z")
        Instant createdAt,

        @Arg(description = "When it was let go; null when it was not.", examples = "2026-03-01T09:30:00Z") @Nullable
        Instant sentAt,

        @Arg(description = "When it ended; null before.", examples = "2026-03-01T09:30:00Z") @Nullable
        Instant endedAt) {

    /** The columns that it is read from. */
    static final String COLUMNS =
            "id, state AS status, fence, tool, platform, CASE world WHEN 'sandbox' THEN 'SANDBOX' ELSE 'LIVE' END AS"
                    + " source, account AS account_id, entity, effect,"
                    + " principal_id AS principal, owner, token_id, request_id, call_id, key_hint,"
                    // The answer of a write in flight is kept ahead of its outcome.
                    + " CASE WHEN state IN ('CLAIMED', 'SENDING') THEN NULL WHEN state IN ('UNKNOWN', 'ABANDONED')"
                    + " THEN 'OUTCOME_UNKNOWN' ELSE answer_code END AS answer_code,"
                    + " pending_action_id, executed_by, workflow_id, verified, resolution, resolved_by, platform_ref, evidence, probes,"
                    + " probe_at AS next_probe_at, created_at, sent_at, finished_at AS ended_at";

    static final RowMapper<OperationSummary> ROW = ConstructorMapper.of(OperationSummary.class);

    /** Party that settled an operation whose outcome was unknown. */
    @Body(
            name = "OperationResolution",
            description =
                    "Who settled an operation whose outcome was unknown; `AUTO` the service by a look at the platform,"
                            + " `OPERATOR` a person, `LATE` the platform, whose answer came after all.",
            examples = "OPERATOR")
    public enum Resolution {
        @JsonName("AUTO")
        AUTO,
        @JsonName("OPERATOR")
        OPERATOR,
        @JsonName("LATE")
        LATE
    }

    /** An operation, with what it sent. */
    @Body(name = "Operation", role = Body.Role.ANSWER, description = "An operation, with what it sent.")
    public record OperationView(
            @Unwrapped OperationSummary row,

            @Arg(description = "What it sends to the platform; null when it was not let go.")
            JsonValue plan,

            @Arg(description = "Its changes, field by field; null when it was not let go, or is no longer known.")
            @Nullable
            List<Change> diff) {}

    /** Effect that running a call twice would have. */
    @Body(
            name = "OperationEffect",
            description =
                    "What running it twice would do; `NONE` nothing, `WRITE` change something that costs nothing, `SPEND`"
                            + " move money.",
            examples = "SPEND")
    public enum Effect {
        /** Nothing: it reads, checks, or starts what has operations of its own. */
        @JsonName("NONE")
        NONE,
        /** Change something that costs nothing. */
        @JsonName("WRITE")
        WRITE,
        /** Move money. */
        @JsonName("SPEND")
        SPEND;

        static Effect of(ToolCall call) {
            SpendControl spend = call.descriptor().spend();
            if (mayRepeat(call) || spend == SpendControl.DELEGATED) {
                return NONE;
            }
            return spend.affectsSpend() ? SPEND : WRITE;
        }

        /** Returns whether a call only reads or checks, so that running it again does no harm. */
        static boolean mayRepeat(ToolCall call) {
            return call.descriptor().mode() != Mode.WRITE || call.ready().onlyValidates();
        }
    }
}
