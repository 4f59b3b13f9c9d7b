package sample.orders;

import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.Choice;
import javax.annotation.processing.Generated;

/** Generated from {@link WholeOrder}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
final class WholeOrderCodec {
    private static final Choice<Speed> SPEED = Choice.of(Speed.values(), "slow", "fast");
    private static final Choice<Platform> PLATFORM = Choice.of(Platform.values(), "alpha", "beta", "alpha_analytics");

    private WholeOrderCodec() {}

    static void encode(WholeOrder value, JsonWriter out) {
        out.beginObject();
        encodeOrderSummaryMembers(value.summary(), out);
        out.name("speeds").array(value.speeds(), SPEED::write);
        out.endObject();
    }

    private static void encodeOrderSummaryMembers(OrderSummary value, JsonWriter out) {
        out.name("id").value(value.id());
        out.name("platform").value(PLATFORM.name(value.platform()));
        out.name("speed").valueOrNull(value.speed(), SPEED::write);
        out.name("holder").valueOrNull(value.holder(), WholeOrderCodec::encodeHolder);
        out.name("changes").value(value.changes());
        out.name("placed_at").value(value.placedAt().toString());
        out.name("sent_at").valueOrNull(value.sentAt(), (item, to) -> to.value(item.toString()));
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
