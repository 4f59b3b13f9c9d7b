package sample.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Audit;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Validation;
import dev.adtools.api.Verdict;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Choice;
import dev.adtools.api.spi.ItemsRule;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;
import sample.ApiFindingEncoder;

/** Generated from {@link CheckDraft}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
final class CheckDraftCodec {
    private static final Members MEMBERS =
            Members.of(List.of("draft"), List.of("alpha_account_ids", "beta_account_ids"))
            .auditing(Audit.HASH, "draft");
    private static final TextRule ALPHA_ACCOUNT_IDS_ITEM = TextRule.ANY.matching("^[0-9]{3}-?[0-9]{3}-?[0-9]{4}$");
    private static final ItemsRule BETA_ACCOUNT_IDS = new ItemsRule(1, Integer.MAX_VALUE);
    private static final TextRule BETA_ACCOUNT_IDS_ITEM = TextRule.ANY.matching("^(act_)?[0-9]{5,20}$");
    private static final Choice<Verdict> VERDICT = Choice.of(Verdict.values(), "pass", "warn", "fail");

    private CheckDraftCodec() {}

    static @Nullable CheckDraft decode(ArgumentReader in) {
        JsonObject draft = null;
        List<AlphaAccountId> alphaAccountIds = null;
        List<BetaAccountId> betaAccountIds = null;
        for (int member = in.enter(MEMBERS); member >= 0; member = in.next(MEMBERS)) {
            // In the order of MEMBERS.
            switch (member) {
                case 0 -> draft = in.object(ItemsRule.ANY);
                case 1 ->
                    alphaAccountIds =
                            in.list(ItemsRule.ANY, item -> item.text(ALPHA_ACCOUNT_IDS_ITEM, AlphaAccountId::of));
                case 2 ->
                    betaAccountIds =
                            in.list(BETA_ACCOUNT_IDS, item -> item.text(BETA_ACCOUNT_IDS_ITEM, BetaAccountId::of));
            }
        }
        return in.valid() ? new CheckDraft(draft, alphaAccountIds, betaAccountIds) : null;
    }

    static void encode(Validation<CheckDraft.Facts> value, JsonWriter out) {
        out.beginObject();
        out.name("valid").value(value.valid());
        out.name("verdict").value(VERDICT.name(value.verdict()));
        out.name("errors").array(value.errors(), ApiFindingEncoder::encode);
        out.name("warnings").array(value.warnings(), ApiFindingEncoder::encode);
        out.name("info").array(value.info(), ApiFindingEncoder::encode);
        out.name("normalized").value(value.normalized());
        out.name("checks_run").value(value.checksRun());
        out.name("checks_skipped").array(value.checksSkipped(), (item, to) -> to.value(item));
        out.name("ruleset").value(value.ruleset());
        out.name("score").value(value.facts().score());
        out.name("hint").valueOrNull(value.facts().hint());
        out.endObject();
    }
}
