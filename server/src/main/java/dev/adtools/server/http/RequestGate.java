package dev.adtools.server.http;

import dev.adtools.server.auth.BearerAuthFilter;

/**
 * Gate in front of all resources: limits that hold before any work is done on a request.
 *
 * @param bearer decides on its token, here and in Jersey
 * @param sessions lets it in by the session of a browser, under {@code /console} alone
 * @param rate lets it in as often as the token may come; the cheapest refusal, so it comes first of those that need a caller
 * @param slots has room for it, or not
 * @param connections closes what stands in the way of others
 * @param proxies name the addresses of their clients
 * @param pages tells people at the console why a request is refused
 */
public record RequestGate(
        BearerAuthFilter bearer,
        SessionCheck sessions,
        RequestRateFilter rate,
        ConcurrencySlots slots,
        ConnectionLimits connections,
        TrustedProxies proxies,
        ErrorPageRenderer pages) {}
