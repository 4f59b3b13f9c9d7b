package sample.alpha;

import dev.adtools.api.Audit;
import dev.adtools.api.Change;
import dev.adtools.api.Money;
import dev.adtools.api.PendingAction;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Unit;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.WriteStatus;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Choice;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

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
    private static final Choice<Platform> PLATFORM = Choice.of(Platform.values(), "alpha", "beta", "alpha_analytics");
    private static final Choice<Unit> UNIT = Choice.of(Unit.values(), "micros", "minor", "percent");

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
        out.name("target").valueOrNull(value.target(), PauseCampaignCodec::encodeWriteTarget);
        out.name("diff").array(value.diff(), PauseCampaignCodec::encodeChange);
        out.name("derived").array(value.derived(), PauseCampaignCodec::encodeChange);
        out.name("spend").valueOrNull(value.spend(), PauseCampaignCodec::encodeSpendEffect);
        out.name("pending_action").valueOrNull(value.pendingAction(), PauseCampaignCodec::encodePendingAction);
        out.name("warnings").array(value.warnings(), (item, to) -> to.value(item));
        out.endObject();
    }

    private static void encodeNothing(PauseCampaignHandler.Nothing value, JsonWriter out) {
        out.beginObject();
        out.endObject();
    }

    private static void encodeWriteTarget(WriteTarget value, JsonWriter out) {
        out.beginObject();
        out.name("platform").value(PLATFORM.name(value.platform()));
        out.name("account_id").value(value.accountId());
        out.name("account_name").value(value.accountName());
        out.name("entity_kind").value(value.entityKind());
        out.name("entity_id").valueOrNull(value.entityId());
        out.name("entity_name").value(value.entityName());
        out.endObject();
    }

    private static void encodeChange(Change value, JsonWriter out) {
        out.beginObject();
        out.name("field").value(value.field());
        out.name("before").value(value.before());
        out.name("after").value(value.after());
        out.name("unit").valueOrNull(value.unit(), UNIT::write);
        out.name("currency").valueOrNull(value.currency());
        out.endObject();
    }

    private static void encodeSpendEffect(SpendEffect value, JsonWriter out) {
        out.beginObject();
        encodeMoney(value.dailyBefore(), out.name("daily_before"));
        encodeMoney(value.dailyAfter(), out.name("daily_after"));
        encodeMoney(value.dailyDelta(), out.name("daily_delta"));
        encodeMoney(value.monthlyAfter(), out.name("monthly_after"));
        out.endObject();
    }

    private static void encodePendingAction(PendingAction value, JsonWriter out) {
        out.beginObject();
        out.name("id").value(value.id());
        out.name("payload_hash").value(value.payloadHash());
        out.name("expires_at").value(value.expiresAt());
        out.endObject();
    }

    private static void encodeMoney(Money value, JsonWriter out) {
        out.beginObject();
        out.name("currency").value(value.currency());
        out.name("amount_micros").value(value.amountMicros());
        out.name("amount_minor").value(value.amountMinor());
        out.name("amount_major").value(value.amountMajor());
        out.endObject();
    }
}
