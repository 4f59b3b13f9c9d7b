package sample.alpha;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.ExecutionMode;
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
import sample.ports.AlphaAds;
import sample.ports.Ledger;

/** Generated from {@link CreateCampaign}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class CreateCampaignDispatch
        implements WriteDispatch<CreateCampaign, CreateCampaign.Plan, CreateCampaign.Created> {
    private static final ToolDescriptor DESCRIPTOR = ToolDescriptor.load(
            CreateCampaignDispatch.class,
            "create_campaign",
            Platform.ALPHA,
            Mode.WRITE,
            ToolGroup.CHANGES,
            SpendControl.PAUSED_OR_APPROVAL);
    private final CreateCampaign.Handler handler;

    public CreateCampaignDispatch(AlphaAds alphaAds, Ledger<String> ledgerOfString) {
        handler = new CreateCampaign.Handler(alphaAds, ledgerOfString);
    }

    @Override
    public ToolDescriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public @Nullable CreateCampaign decode(ArgumentReader reader) {
        return CreateCampaignCodec.decode(reader);
    }

    @Override
    public @Nullable AccountId account(CreateCampaign arguments) {
        return arguments.accountId();
    }

    @Override
    public boolean validateOnly(CreateCampaign arguments) {
        return arguments.validateOnly();
    }

    @Override
    public boolean approvalRequired(CreateCampaign arguments) {
        return arguments.executionMode() == ExecutionMode.APPROVAL_REQUIRED;
    }

    @Override
    public Planned<CreateCampaign.Plan> plan(CreateCampaign arguments, CallContext context) {
        return handler.plan(arguments, context);
    }

    @Override
    public Outcome<CreateCampaign.Created> apply(CreateCampaign.Plan plan, CallContext context) {
        return handler.apply(plan, context);
    }

    @Override
    public Probe<CreateCampaign.Created> probe(CreateCampaign.Plan plan, CallContext context) {
        return handler.probe(plan, context);
    }

    @Override
    public void encodePlan(CreateCampaign.Plan plan, JsonWriter out) {
        CreateCampaignCodec.encodePlan(plan, out);
    }

    @Override
    public CreateCampaign.@Nullable Plan decodePlan(ArgumentReader reader) {
        return CreateCampaignCodec.decodePlan(reader);
    }

    @Override
    public void encode(WriteAnswer<CreateCampaign.Created> answer, JsonWriter out) {
        CreateCampaignCodec.encode(answer, out);
    }
}
