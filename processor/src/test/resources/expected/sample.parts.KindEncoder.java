package sample.parts;

import dev.adtools.api.json.JsonWriter;
import javax.annotation.processing.Generated;

/** Generated from {@link Kind}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class KindEncoder {
    private KindEncoder() {}

    public static void encode(Kind value, JsonWriter out) {
        if (value instanceof Kind.Good good) {
            encodeGood(good, out);
        } else if (value instanceof Kind.Bad bad) {
            encodeBad(bad, out);
        }
    }

    private static void encodeGood(Kind.Good value, JsonWriter out) {
        out.beginObject();
        out.name("why").value(value.why());
        out.endObject();
    }

    private static void encodeBad(Kind.Bad value, JsonWriter out) {
        out.beginObject();
        out.name("code").value(value.code());
        out.endObject();
    }
}
