package dev.adtools.server.http;

import dev.adtools.server.auth.BearerCheck;
import dev.adtools.server.call.RequestRate;

/**
 * What every request passes before any work is done on it.
 *
 * @param bearer lets it in by its token
 * @param rate lets it in as often as the token may come; the cheapest refusal, so it comes first of those that need a caller
 * @param places has room for it, or not
 * @param connections closes what stands in the way of others
 */
public record Door(BearerCheck bearer, RequestRate rate, Places places, ConnectionLimits connections) {}
