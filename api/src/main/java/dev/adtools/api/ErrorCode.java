package dev.adtools.api;

/** The stable codes of every failure, each with its HTTP status. A code is never removed within {@code /api/v1}. */
public enum ErrorCode {
    /** The body is not I-JSON (RFC 7493), or outside its documented limits. */
    INVALID_JSON(400, Retry.AFTER_FIX),
    /** The body is JSON, but not an execute request: an unknown member, or a member of the wrong type. */
    INVALID_REQUEST(400, Retry.AFTER_FIX),
    /** The arguments break the tool's schema; {@code details.violations} lists where. */
    INVALID_ARGUMENTS(400, Retry.AFTER_FIX),
    /** {@code platform} is not the one the tool works on. */
    PLATFORM_MISMATCH(400, Retry.AFTER_FIX),
    /** The {@code Idempotency-Key} is malformed, repeated or contradicted. */
    IDEMPOTENCY_KEY_INVALID(400, Retry.AFTER_FIX),
    /** No token, or one that is unknown, expired, revoked or malformed. */
    UNAUTHENTICATED(401, Retry.AFTER_FIX),
    /** The token is valid and lacks the scope. */
    INSUFFICIENT_SCOPE(403, Retry.AFTER_FIX),
    /** The token does not include the account. */
    ACCOUNT_FORBIDDEN(403, Retry.AFTER_FIX),
    /** The approver is the requester, or of the same owner. */
    SELF_APPROVAL_FORBIDDEN(403, Retry.NEVER),
    /** The write would exceed the account's spend cap. */
    SPEND_CAP_EXCEEDED(403, Retry.AFTER_FIX),
    /** The kill switch is on for the service, the platform or the account. */
    HALTED(403, Retry.AFTER_FIX),
    /** The service's policy does not allow the call. */
    POLICY_DENIED(403, Retry.AFTER_FIX),
    /** No such tool, or none that the token may see. */
    TOOL_NOT_FOUND(404, Retry.AFTER_FIX),
    /** No such object, or none that the token may see. */
    NOT_FOUND(404, Retry.AFTER_FIX),
    /** The same request is still running. */
    IDEMPOTENCY_IN_PROGRESS(409, Retry.SAME_KEY),
    /** A write was sent and its answer never came; only evidence or a person can settle it. */
    OUTCOME_UNKNOWN(409, Retry.NEVER),
    /** The key was used, and its stored answer is gone. */
    IDEMPOTENCY_RESULT_EXPIRED(409, Retry.NEVER),
    /** A write with the same content is still open. */
    DUPLICATE_SUSPECTED(409, Retry.NEVER),
    /** The pending action has not been approved. */
    PENDING_ACTION_NOT_APPROVED(409, Retry.AFTER_FIX),
    /** The pending action has already been decided. */
    PENDING_ACTION_NOT_PENDING(409, Retry.NEVER),
    /** The pending action was not decided or run in time. */
    PENDING_ACTION_EXPIRED(409, Retry.NEW_KEY),
    /** The hash given is not the hash of what is stored. */
    PAYLOAD_HASH_MISMATCH(409, Retry.NEVER),
    /** The platform is no longer in the state that the plan was made for. */
    PRECONDITION_CHANGED(409, Retry.NEW_KEY),
    /** The object's present state does not allow the call. */
    STATE_CONFLICT(409, Retry.AFTER_FIX),
    /** The path does not have this method. */
    METHOD_NOT_ALLOWED(405, Retry.AFTER_FIX),
    /** The caller accepts no {@code application/json}. */
    NOT_ACCEPTABLE(406, Retry.AFTER_FIX),
    /** The body exceeds 2 MiB. */
    PAYLOAD_TOO_LARGE(413, Retry.AFTER_FIX),
    /** The body is not declared as {@code application/json}. */
    UNSUPPORTED_MEDIA_TYPE(415, Retry.AFTER_FIX),
    /** The arguments fit the schema and break a rule of the domain; {@code details.violations} lists which. */
    RULE_VIOLATION(422, Retry.AFTER_FIX),
    /** The key was used for another request. */
    IDEMPOTENCY_KEY_REUSED(422, Retry.NEW_KEY),
    /** The platform refused, and nothing was applied; {@code details.platform_errors} lists why. */
    PLATFORM_REJECTED(422, Retry.AFTER_FIX),
    /** Too many requests in too short a time. */
    RATE_LIMITED(429, Retry.SAME_KEY),
    /** The caller's share is used up. */
    QUOTA_EXCEEDED(429, Retry.SAME_KEY),
    /** The platform asks to wait. */
    PLATFORM_RATE_LIMITED(429, Retry.SAME_KEY),
    /** A bug; {@code details.error_id} finds it in the log. */
    INTERNAL(500, Retry.SAME_KEY),
    /** A read failed on the platform's side. Never the answer of a write. */
    PLATFORM_ERROR(502, Retry.SAME_KEY),
    /** The platform could not be reached; nothing was sent. */
    PLATFORM_UNAVAILABLE(503, Retry.SAME_KEY),
    /** A read was not answered in time. Never the answer of a write. */
    PLATFORM_TIMEOUT(504, Retry.SAME_KEY),
    /** The platform does not accept the service's credentials, which a person must renew. The call changed no data. */
    PLATFORM_CREDENTIALS_REJECTED(503, Retry.AFTER_FIX),
    /** The platform no longer serves the API version that an operator has configured. The call changed no data. */
    PLATFORM_VERSION_UNSUPPORTED(503, Retry.NEVER),
    /** The service has as many calls in hand as it can serve. */
    OVERLOADED(503, Retry.SAME_KEY),
    /** The service's own database did not take the call; nothing was sent. */
    STORE_UNAVAILABLE(503, Retry.SAME_KEY);

    private final int status;
    private final Retry retry;

    ErrorCode(int status, Retry retry) {
        this.status = status;
        this.retry = retry;
    }

    /** {@return the HTTP status that goes with the code} */
    public int status() {
        return status;
    }

    /** {@return what the caller may do after it} */
    public Retry retry() {
        return retry;
    }
}
