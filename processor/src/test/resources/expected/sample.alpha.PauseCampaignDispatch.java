package sample.alpha;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Platform;
import dev.adtools.api.Probe;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.WriteDispatch;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/** Generated from {@link PauseCampaign}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class PauseCampaignDispatch
        implements WriteDispatch<PauseCampaign, PauseCampaign, PauseCampaignHandler.Nothing> {
    private static final ToolDescriptor DESCRIPTOR = ToolDescriptor.load(
            PauseCampaignDispatch.class,
            "pause_campaign",
            Platform.ALPHA,
            Mode.WRITE,
            ToolGroup.CHANGES,
            SpendControl.STAGED);
    private final PauseCampaignHandler handler;

    public PauseCampaignDispatch() {
        handler = new PauseCampaignHandler();
    }

    @Override
    public ToolDescriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public @Nullable PauseCampaign decode(ArgumentReader reader) {
        return PauseCampaignCodec.decode(reader);
    }

    @Override
    public @Nullable AccountId account(PauseCampaign arguments) {
        return null;
    }

    @Override
    public boolean validateOnly(PauseCampaign arguments) {
        return false;
    }

    @Override
    public boolean approvalRequired(PauseCampaign arguments) {
        return true;
    }

    @Override
    public Planned<PauseCampaign> plan(PauseCampaign arguments, CallContext context) {
        return handler.plan(arguments, context);
    }

    @Override
    public Outcome<PauseCampaignHandler.Nothing> apply(PauseCampaign plan, CallContext context) {
        return handler.apply(plan, context);
    }

    @Override
    public Probe<PauseCampaignHandler.Nothing> probe(PauseCampaign plan, CallContext context) {
        return handler.probe(plan, context);
    }

    @Override
    public void encodePlan(PauseCampaign plan, JsonWriter out) {
        PauseCampaignCodec.encodePlan(plan, out);
    }

    @Override
    public @Nullable PauseCampaign decodePlan(ArgumentReader reader) {
        return PauseCampaignCodec.decodePlan(reader);
    }

    @Override
    public void encode(WriteAnswer<PauseCampaignHandler.Nothing> answer, JsonWriter out) {
        PauseCampaignCodec.encode(answer, out);
    }
}
