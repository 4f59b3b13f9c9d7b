package dev.adtools.server.idempotency;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Unwrapped;
import dev.adtools.api.json.JsonValue;

/** An operation, with what it sent. */
@Body(name = "Operation", role = Body.Role.ANSWER, description = "An operation, with what it sent.")
public record OperationView(
        @Unwrapped OperationSummary row,

        @Arg(description = "What it sends to the platform; null when it was not let go.")
        JsonValue plan) {}
