package sample.alpha;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.Rows;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ToolDescriptor;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;
import sample.ports.AlphaAds;

/** Generated from {@link ListEverything}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class ListEverythingDispatch
        implements ReadDispatch<ListEverything, Rows<ListEverything.Facts, ListEverything.Row>> {
    private static final ToolDescriptor DESCRIPTOR = ToolDescriptor.load(
            ListEverythingDispatch.class,
            "list_everything",
            Platform.ALPHA_ANALYTICS,
            Mode.READ,
            ToolGroup.REPORTING,
            SpendControl.UNDECLARED);
    private final ListEverything.Handler handler;

    public ListEverythingDispatch(AlphaAds alphaAds) {
        handler = new ListEverything.Handler(alphaAds);
    }

    @Override
    public ToolDescriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public @Nullable ListEverything decode(ArgumentReader reader) {
        return ListEverythingCodec.decode(reader);
    }

    @Override
    public @Nullable AccountId account(ListEverything arguments) {
        return arguments.propertyId();
    }

    @Override
    public Outcome<Rows<ListEverything.Facts, ListEverything.Row>> read(ListEverything arguments, CallContext context) {
        return handler.read(arguments, context);
    }

    @Override
    public void encode(Rows<ListEverything.Facts, ListEverything.Row> result, JsonWriter out) {
        ListEverythingCodec.encode(result, out);
    }
}
