package dev.adtools.tools.beta.health;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PublishedSchema;
import dev.adtools.tools.operations.changes.RecordedChange;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.rules.Decoded;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Calls the diagnosis of campaigns. */
final class HealthCalls {

    private final DiagnoseCampaignHealthDispatch tool;
    private final CallContext context;

    HealthCalls(BetaAds ads) {
        this(ads, FixedCall.unlimited());
    }

    HealthCalls(BetaAds ads, CallContext context) {
        this(ads, context, List.of());
    }

    HealthCalls(BetaAds ads, CallContext context, List<RecordedChange> changes) {
        this.tool = new DiagnoseCampaignHealthDispatch(ads, (query, viewer) -> changes);
        this.context = context;
    }

    Outcome<HealthAnswer> outcome(String arguments) {
        JsonObject json = (JsonObject) JsonCursor.read(arguments.getBytes(StandardCharsets.UTF_8));
        return tool.read(Decoded.of(tool, json), context);
    }

    HealthAnswer answer(String arguments) {
        return outcome(arguments).<HealthAnswer>fold(answer -> answer, error -> {
            throw new AssertionError(error);
        });
    }

    HealthAnswer.Diagnosis diagnosis(String arguments) {
        return (HealthAnswer.Diagnosis) answer(arguments);
    }

    ToolError error(String arguments) {
        return outcome(arguments)
                .fold(
                        answer -> {
                            throw new AssertionError(answer);
                        },
                        error -> error);
    }

    /** Returns what a caller sees, which must be as the catalog says. */
    JsonNode written(HealthAnswer answer) {
        PublishedSchema.Checked checked = PublishedSchema.check(tool, out -> tool.encode(answer, out));
        assertThat(checked.errors()).isEmpty();
        return checked.answer();
    }
}
