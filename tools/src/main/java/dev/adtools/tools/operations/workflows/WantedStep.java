package dev.adtools.tools.operations.workflows;

import dev.adtools.api.Arg;
import dev.adtools.api.json.JsonObject;

/**
 * A step of a workflow that is to be started.
 *
 * @param tool the tool to call
 * @param arguments what to call it with
 */
public record WantedStep(
        @Arg(
                description = "The tool to call: any but those that run other tools.",
                pattern = "^[a-z][a-z0-9_]{0,63}$",
                examples = "get_campaigns")
        String tool,

        @Arg(description = "The tool's arguments, as its own schema says.")
        JsonObject arguments) {}
