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
        out.name("speed").valueOrNull(value.summary().speed(), SPEED::write);
        out.name("holder").valueOrNull(value.summary().holder(), WholeOrderCodec::encodeHolder);
        out.name("changes").value(value.summary().changes());
        out.name("placed_at").value(value.summary().placedAt().toString());
        out.name("sent_at").valueOrNull(value.summary().sentAt(), (item, to) -> to.value(item.toString()));
        out.name("speeds").array(value.speeds(), SPEED::write);
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
