package dev.adtools.server.approval;

import org.jspecify.annotations.Nullable;

/**
 * Query for Pending Actions, as a request says it.
 *
 * @param status the name of a status
 * @param account an account, in any spelling
 * @param tool a tool
 * @param cursor where the page before ended
 * @param limit how many rows at most
 */
public record ActionQuery(
        @Nullable String status,
        @Nullable String account,
        @Nullable String tool,
        @Nullable String cursor,
        @Nullable String limit) {}
