package sample.alpha;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Members;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/** Generated from {@link Ping}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
final class PingCodec {
    private static final Members MEMBERS = Members.of(List.of(), List.of());

    private PingCodec() {}

    static @Nullable Ping decode(ArgumentReader in) {
        in.enter(MEMBERS);
        return in.valid() ? new Ping() : null;
    }

    static void encode(JsonObject value, JsonWriter out) {
        out.value(value);
    }
}
