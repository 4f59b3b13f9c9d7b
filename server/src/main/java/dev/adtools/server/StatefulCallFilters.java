package dev.adtools.server;

import dev.adtools.server.call.CallFilter;

/**
 * Call filters with state.
 *
 * @param metrics counts calls
 * @param audit records calls
 * @param events records failures
 * @param replay answers a key that was used before
 * @param rollback refuses writes that can move money while the database lacks acknowledged writes
 * @param quota refuses a call of a kind that is made too often
 * @param claim makes a call the only one that runs its operation
 */
record StatefulCallFilters(
        CallFilter metrics,
        CallFilter audit,
        CallFilter events,
        CallFilter replay,
        CallFilter rollback,
        CallFilter quota,
        CallFilter claim) {}
