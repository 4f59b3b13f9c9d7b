package sample.orders;

import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.Choice;
import javax.annotation.processing.Generated;

/** Generated from {@link WholeOrder}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
final class WholeOrderCodec {
    private static final Choice<Platform> PLATFORM = Choice.of(Platform.values(), "alpha", "beta", "alpha_analytics");
    private static final Choice<Speed> SPEED = Choice.of(Speed.values(), "slow", "fast");

    private WholeOrderCodec() {}

    static void encode(WholeOrder value, JsonWriter out) {
        out.beginObject();
        out.name("id").value(value.summary().id());
        out.name("platform").value(PLATFORM.name(value.summary().platform()));
        if (value.summary().speed() == null) {
            out.name("speed").nullValue();
        } else {
            out.name("speed").value(SPEED.name(value.summary().speed()));
        }
        if (value.summary().holder() == null) {
            out.name("holder").nullValue();
        } else {
            encodeHolder(value.summary().holder(), out.name("holder"));
        }
        out.name("changes").value(value.summary().changes());
        out.name("placed_at").value(value.summary().placedAt().toString());
        if (value.summary().sentAt() == null) {
            out.name("sent_at").nullValue();
        } else {
            out.name("sent_at").value(value.summary().sentAt().toString());
        }
        out.name("speeds").beginArray();
        for (Speed item : value.speeds()) {
            out.value(SPEED.name(item));
        }
        out.endArray();
        out.endObject();
    }

    private static void encodeHolder(OrderSummary.Holder value, JsonWriter out) {
        out.beginObject();
        out.name("name").value(value.name());
        out.endObject();
    }

    static byte[] toJson(WholeOrder value) {
        JsonWriter out = new JsonWriter();
        encode(value, out);
        return out.toBytes();
    }
}
