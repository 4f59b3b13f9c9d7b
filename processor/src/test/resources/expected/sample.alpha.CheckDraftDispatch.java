package sample.alpha;

import dev.adtools.api.AccountId;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Audit;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.Rule;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Validation;
import dev.adtools.api.Verdict;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Choice;
import dev.adtools.api.spi.ItemsRule;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.NamedAccounts;
import dev.adtools.api.spi.TextRule;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ValidateDispatch;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;
import sample.ApiFindingEncoder;

/** Generated from {@link CheckDraft}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class CheckDraftDispatch implements ValidateDispatch<CheckDraft, CheckDraft.Facts> {
    private static final ToolDescriptor DESCRIPTOR = ToolDescriptor.load(
            CheckDraftDispatch.class,
            "check_draft",
            Platform.BETA,
            Mode.VALIDATE,
            ToolGroup.VALIDATION,
            SpendControl.UNDECLARED);
    private final CheckDraft.Handler handler;

    public CheckDraftDispatch() {
        handler = new CheckDraft.Handler();
    }

    @Override
    public ToolDescriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public @Nullable CheckDraft decode(ArgumentReader reader) {
        return Codec.decode(reader);
    }

    @Override
    public @Nullable AccountId account(CheckDraft arguments) {
        return null;
    }

    @Override
    public List<Rule> rules() {
        return Rule.of(DraftRule.values(), CheckDraft.BudgetRule.values());
    }

    @Override
    public List<AccountId> accounts(CheckDraft arguments) {
        return NamedAccounts.of(account(arguments), arguments.alphaAccountIds(), arguments.betaAccountIds());
    }

    @Override
    public Outcome<Validation<CheckDraft.Facts>> validate(CheckDraft arguments, CallContext context) {
        return handler.validate(arguments, context);
    }

    @Override
    public void encode(Validation<CheckDraft.Facts> validation, JsonWriter out) {
        Codec.encode(validation, out);
    }

    private static final class Codec {
        private static final Members MEMBERS =
                Members.of(List.of("draft"), List.of("alpha_account_ids", "beta_account_ids"))
                .auditing(Audit.HASH, "draft");
        private static final TextRule ALPHA_ACCOUNT_IDS_ITEM = TextRule.ANY.matching("^[0-9]{3}-?[0-9]{3}-?[0-9]{4}$");
        private static final ItemsRule BETA_ACCOUNT_IDS = new ItemsRule(1, Integer.MAX_VALUE);
        private static final TextRule BETA_ACCOUNT_IDS_ITEM = TextRule.ANY.matching("^(act_)?[0-9]{5,20}$");
        private static final Choice<Verdict> VERDICT = Choice.of(Verdict.values(), "pass", "warn", "fail");

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
            encodeFactsMembers(value.facts(), out);
            out.endObject();
        }

        private static void encodeFactsMembers(CheckDraft.Facts value, JsonWriter out) {
            out.name("score").value(value.score());
            out.name("hint").valueOrNull(value.hint());
        }
    }
}
