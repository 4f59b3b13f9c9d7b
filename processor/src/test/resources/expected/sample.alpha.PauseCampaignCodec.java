package sample.alpha;

import dev.adtools.api.Audit;
import dev.adtools.api.Source;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.WriteStatus;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Choice;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;
import sample.ApiChangeEncoder;
import sample.ApiPendingActionEncoder;
import sample.ApiSpendEffectEncoder;
import sample.ApiWriteTargetEncoder;

/** Generated from {@link PauseCampaign}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
final class PauseCampaignCodec {
    private static final Members MEMBERS = Members.of(List.of("campaign_id"), List.of("reason"))
            .auditing(Audit.HASH, "reason", "campaign_id");
    private static final TextRule REASON = TextRule.length(1, 500);
    private static final Members PLAN_MEMBERS = Members.of(List.of("campaign_id"), List.of("reason"));
    private static final Choice<Source> SOURCE = Choice.of(Source.values(), "sandbox", "live");
    private static final Choice<WriteStatus> WRITE_STATUS =
            Choice.of(WriteStatus.values(), "applied", "no_change", "validated", "pending_approval", "running");

    private PauseCampaignCodec() {}

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
        out.name("result").valueOrNull(value.result(), PauseCampaignCodec::encodeNothing);
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
