package sample;

import dev.adtools.api.Finding;
import dev.adtools.api.Severity;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.Choice;
import javax.annotation.processing.Generated;

/** Generated from {@link Finding}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class ApiFindingEncoder {
    private static final Choice<Severity> SEVERITY = Choice.of(Severity.values(), "error", "warning", "info");

    private ApiFindingEncoder() {}

    public static void encode(Finding value, JsonWriter out) {
        out.beginObject();
        out.name("rule").value(value.rule());
        out.name("severity").value(SEVERITY.name(value.severity()));
        out.name("field").value(value.field());
        out.name("message").value(value.message());
        out.name("expected").value(value.expected());
        out.name("actual").value(value.actual());
        out.name("fix").value(value.fix());
        out.endObject();
    }
}
