package sample.alpha;

import dev.adtools.api.AccountId;
import dev.adtools.api.ApplyContext;
import dev.adtools.api.Audit;
import dev.adtools.api.CallContext;
import dev.adtools.api.Inverse;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Platform;
import dev.adtools.api.Probe;
import dev.adtools.api.Source;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.WriteStatus;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Choice;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.PlatformWriteDispatch;
import dev.adtools.api.spi.TextRule;
import dev.adtools.api.spi.ToolDescriptor;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;
import sample.ApiChangeEncoder;
import sample.ApiPendingActionEncoder;
import sample.ApiSpendEffectEncoder;
import sample.ApiWriteTargetEncoder;

/** Generated from {@link PauseCampaign}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class PauseCampaignDispatch
        implements PlatformWriteDispatch<PauseCampaign, PauseCampaign, PauseCampaignHandler.Nothing> {
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
        return Codec.decode(reader);
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
    public Outcome<PauseCampaignHandler.Nothing> apply(PauseCampaign plan, ApplyContext context) {
        return handler.apply(plan, context);
    }

    @Override
    public Probe<PauseCampaignHandler.Nothing> readBack(PauseCampaign plan, CallContext context) {
        return handler.readBack(plan, context);
    }

    @Override
    public Set<String> descriptive() {
        return handler.descriptive();
    }

    @Override
    public Inverse inverse(PauseCampaign plan, PauseCampaignHandler.Nothing result) {
        return handler.inverse(plan, result);
    }

    @Override
    public void encodePlan(PauseCampaign plan, JsonWriter out) {
        Codec.encodePlan(plan, out);
    }

    @Override
    public @Nullable PauseCampaign decodePlan(ArgumentReader reader) {
        return Codec.decodePlan(reader);
    }

    @Override
    public void encode(WriteAnswer<PauseCampaignHandler.Nothing> answer, JsonWriter out) {
        Codec.encode(answer, out);
    }

    private static final class Codec {
        private static final Members MEMBERS = Members.of(List.of("campaign_id"), List.of("reason"))
                .auditing(Audit.HASH, "reason", "campaign_id");
        private static final TextRule REASON = TextRule.length(1, 500);
        private static final Members PLAN_MEMBERS = Members.of(List.of("campaign_id"), List.of("reason"));
        private static final Choice<Source> SOURCE = Choice.of(Source.values(), "sandbox", "live");
        private static final Choice<WriteStatus> WRITE_STATUS =
                Choice.of(WriteStatus.values(), "applied", "no_change", "validated", "pending_approval", "running");

        static @Nullable PauseCampaign decode(ArgumentReader in) {
            String reason = null;
            String campaignId = null;
            for (int member = in.enter(MEMBERS); member >= 0; member = in.next(MEMBERS)) {
                // In the order of MEMBERS.
                switch (member) {
                    case 0 -> campaignId = in.text(TextRule.ANY);
                    case 1 -> reason = in.text(REASON);
                }
            }
            return in.valid() ? new PauseCampaign(reason, campaignId) : null;
        }

        static void encodePlan(PauseCampaign value, JsonWriter out) {
            out.beginObject();
            out.name("campaign_id").value(value.campaignId());
            if (value.reason() != null) {
                out.name("reason").value(value.reason());
            }
            out.endObject();
        }

        static @Nullable PauseCampaign decodePlan(ArgumentReader in) {
            String reason = null;
            String campaignId = null;
            for (int member = in.enter(PLAN_MEMBERS); member >= 0; member = in.next(PLAN_MEMBERS)) {
                // In the order of PLAN_MEMBERS.
                switch (member) {
                    case 0 -> campaignId = in.text(TextRule.ANY);
                    case 1 -> reason = in.text(TextRule.ANY);
                }
            }
            return in.valid() ? new PauseCampaign(reason, campaignId) : null;
        }

        static void encode(WriteAnswer<PauseCampaignHandler.Nothing> value, JsonWriter out) {
            out.beginObject();
            out.name("source").value(SOURCE.name(value.source()));
            out.name("status").value(WRITE_STATUS.name(value.status()));
            out.name("summary").valueOrNull(value.summary());
            out.name("verified").valueOrNull(value.verified());
            out.name("result").valueOrNull(value.result(), Codec::encodeNothing);
            out.name("target").valueOrNull(value.target(), ApiWriteTargetEncoder::encode);
            out.name("diff").array(value.diff(), ApiChangeEncoder::encode);
            out.name("derived").array(value.derived(), ApiChangeEncoder::encode);
            out.name("spend").valueOrNull(value.spend(), ApiSpendEffectEncoder::encode);
            out.name("pending_action").valueOrNull(value.pendingAction(), ApiPendingActionEncoder::encode);
            out.name("warnings").array(value.warnings(), (item, to) -> to.value(item));
            out.endObject();
        }

        private static void encodeNothing(PauseCampaignHandler.Nothing value, JsonWriter out) {
            out.beginObject();
            out.endObject();
        }
    }
}
