package dev.adtools.server.http;

import dev.adtools.server.auth.BearerCheck;
import dev.adtools.server.call.RequestRate;

/**
 * What every request passes before anything of it is read.
 *
 * @param bearer lets it in by its token
 * @param rate lets it in as often as the token may come; the cheapest refusal, so it comes first of those that need a caller
 */
public record Door(BearerCheck bearer, RequestRate rate) {}
