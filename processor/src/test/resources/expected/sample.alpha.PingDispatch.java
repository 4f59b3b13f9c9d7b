package sample.alpha;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ToolDescriptor;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/** Generated from {@link Ping}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class PingDispatch implements ReadDispatch<Ping, JsonObject> {
    private static final ToolDescriptor DESCRIPTOR = ToolDescriptor.load(
            PingDispatch.class, "ping", Platform.BETA, Mode.READ, ToolGroup.OPERATIONS, SpendControl.UNDECLARED);
    private final Ping.Handler handler;

    public PingDispatch() {
        handler = new Ping.Handler();
    }

    @Override
    public ToolDescriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public @Nullable Ping decode(ArgumentReader reader) {
        return Codec.decode(reader);
    }

    @Override
    public @Nullable AccountId account(Ping arguments) {
        return null;
    }

    @Override
    public Outcome<JsonObject> read(Ping arguments, CallContext context) {
        return handler.read(arguments, context);
    }

    @Override
    public void encode(JsonObject result, JsonWriter out) {
        Codec.encode(result, out);
    }

    private static final class Codec {
        private static final Members MEMBERS = Members.of(List.of(), List.of());

        static @Nullable Ping decode(ArgumentReader in) {
            in.enter(MEMBERS);
            return in.valid() ? new Ping() : null;
        }

        static void encode(JsonObject value, JsonWriter out) {
            out.value(value);
        }
    }
}
