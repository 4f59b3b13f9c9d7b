package sample;

import dev.adtools.api.Change;
import dev.adtools.api.Unit;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.Choice;
import javax.annotation.processing.Generated;

/** Generated from {@link Change}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class ApiChangeEncoder {
    private static final Choice<Unit> UNIT = Choice.of(Unit.values(), "micros", "minor", "percent");

    private ApiChangeEncoder() {}

    public static void encode(Change value, JsonWriter out) {
        out.beginObject();
        out.name("field").value(value.field());
        out.name("before").value(value.before());
        out.name("after").value(value.after());
        out.name("unit").valueOrNull(value.unit(), UNIT::write);
        out.name("currency").valueOrNull(value.currency());
        out.endObject();
    }
}
