package dev.adtools.server.audit;

import org.jspecify.annotations.Nullable;

/**
 * Query for events, as it was sent; null for what was not.
 *
 * @param from the first moment
 * @param to the moment behind the last
 * @param kind what happened
 * @param principal who did it
 * @param tool the tool that was called
 * @param account the account it was about
 * @param operation the operation it belongs to
 * @param code how it ended
 */
public record AuditQuery(
        @Nullable String from,
        @Nullable String to,
        @Nullable String kind,
        @Nullable String principal,
        @Nullable String tool,
        @Nullable String account,
        @Nullable String operation,
        @Nullable String code) {}
