package sample.alpha;

import dev.adtools.api.AccountId;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.ApplyContext;
import dev.adtools.api.Audit;
import dev.adtools.api.CallContext;
import dev.adtools.api.ExecutionMode;
import dev.adtools.api.Inverse;
import dev.adtools.api.Micros;
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
import dev.adtools.api.spi.IntegerRule;
import dev.adtools.api.spi.ItemsRule;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.PlatformWriteDispatch;
import dev.adtools.api.spi.TextRule;
import dev.adtools.api.spi.ToolDescriptor;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;
import sample.ApiChangeEncoder;
import sample.ApiPendingActionEncoder;
import sample.ApiSpendEffectEncoder;
import sample.ApiWriteTargetEncoder;
import sample.ports.AlphaAds;
import sample.ports.Ledger;

/** Generated from {@link CreateCampaign}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class CreateCampaignDispatch
        implements PlatformWriteDispatch<CreateCampaign, CreateCampaign.Plan, CreateCampaign.Created> {
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
        return Codec.decode(reader);
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
    public Outcome<CreateCampaign.Created> apply(CreateCampaign.Plan plan, ApplyContext context) {
        return handler.apply(plan, context);
    }

    @Override
    public Probe<CreateCampaign.Created> readBack(CreateCampaign.Plan plan, CallContext context) {
        return handler.readBack(plan, context);
    }

    @Override
    public Set<String> descriptive() {
        return handler.descriptive();
    }

    @Override
    public Inverse inverse(CreateCampaign.Plan plan, CreateCampaign.Created result) {
        return handler.inverse(plan, result);
    }

    @Override
    public void encodePlan(CreateCampaign.Plan plan, JsonWriter out) {
        Codec.encodePlan(plan, out);
    }

    @Override
    public CreateCampaign.@Nullable Plan decodePlan(ArgumentReader reader) {
        return Codec.decodePlan(reader);
    }

    @Override
    public void encode(WriteAnswer<CreateCampaign.Created> answer, JsonWriter out) {
        Codec.encode(answer, out);
    }

    private static final class Codec {
        private static final Members MEMBERS = Members.of(
                List.of("account_id", "name", "budget_micros", "app_id", "app_store"),
                List.of("reason", "target_cpa_micros", "execution_mode", "validate_only"))
                .auditing(Audit.HASH, "reason", "name");
        private static final TextRule ACCOUNT_ID = TextRule.ANY.matching("^[0-9]{3}-?[0-9]{3}-?[0-9]{4}$");
        private static final TextRule NAME = TextRule.length(1, 255);
        private static final IntegerRule BUDGET_MICROS = IntegerRule.number(1L, 9007199254740991L, 1L);
        private static final TextRule APP_ID = TextRule.ANY.matching("^[A-Za-z][A-Za-z0-9_.]{0,99}$");
        private static final Choice<AppStore> APP_STORE =
                Choice.of(AppStore.values(), "ALPHA_APP_STORE", "GAMMA_APP_STORE");
        private static final TextRule REASON = TextRule.length(1, 500);
        private static final IntegerRule TARGET_CPA_MICROS =
                IntegerRule.number(-9007199254740991L, 9007199254740991L, 1L);
        private static final Choice<ExecutionMode> EXECUTION_MODE =
                Choice.of(ExecutionMode.values(), "paused", "approval_required");
        private static final Members PLAN_MEMBERS = Members.of(
                List.of("account", "name", "budget", "store", "attempt", "paused", "steps", "labels"),
                List.of("target_cpa"));
        private static final IntegerRule PLAN_BUDGET = IntegerRule.integer(-9007199254740991L, 9007199254740991L, 1L);
        private static final IntegerRule PLAN_ATTEMPT = IntegerRule.integer(-2147483648L, 2147483647L, 1L);
        private static final IntegerRule PLAN_LABELS_ENTRY =
                IntegerRule.integer(-9007199254740991L, 9007199254740991L, 1L);
        private static final IntegerRule PLAN_TARGET_CPA =
                IntegerRule.integer(-9007199254740991L, 9007199254740991L, 1L);
        private static final Members PLAN_STEP_MEMBERS = Members.of(List.of("verb"), List.of("after"));
        private static final IntegerRule PLAN_STEP_AFTER =
                IntegerRule.integer(-9007199254740991L, 9007199254740991L, 1L);
        private static final Choice<Source> SOURCE = Choice.of(Source.values(), "sandbox", "live");
        private static final Choice<WriteStatus> WRITE_STATUS =
                Choice.of(WriteStatus.values(), "applied", "no_change", "validated", "pending_approval", "running");

        static @Nullable CreateCampaign decode(ArgumentReader in) {
            String reason = null;
            AlphaAccountId accountId = null;
            String name = null;
            Micros budgetMicros = null;
            String appId = null;
            AppStore appStore = null;
            Micros targetCpaMicros = null;
            ExecutionMode executionMode = ExecutionMode.PAUSED;
            Boolean validateOnly = false;
            for (int member = in.enter(MEMBERS); member >= 0; member = in.next(MEMBERS)) {
                // In the order of MEMBERS.
                switch (member) {
                    case 0 -> accountId = in.text(ACCOUNT_ID, AlphaAccountId::of);
                    case 1 -> name = in.text(NAME);
                    case 2 -> budgetMicros = in.integer(BUDGET_MICROS, Micros::of);
                    case 3 -> appId = in.text(APP_ID);
                    case 4 -> appStore = in.choice(APP_STORE);
                    case 5 -> reason = in.text(REASON);
                    case 6 -> targetCpaMicros = in.integer(TARGET_CPA_MICROS, Micros::of);
                    case 7 -> executionMode = in.choice(EXECUTION_MODE);
                    case 8 -> validateOnly = in.truth();
                }
            }
            return in.valid()
                    ? new CreateCampaign(
                            reason,
                            accountId,
                            name,
                            budgetMicros,
                            appId,
                            appStore,
                            targetCpaMicros,
                            executionMode,
                            validateOnly)
                    : null;
        }

        static void encodePlan(CreateCampaign.Plan value, JsonWriter out) {
            out.beginObject();
            out.name("account").value(value.account().value());
            out.name("attempt").value(value.attempt());
            out.name("budget").exact(value.budget().value());
            out.name("labels").object(new TreeMap<>(value.labels()), (item, to) -> to.exact(item));
            out.name("name").value(value.name());
            out.name("paused").value(value.paused());
            out.name("steps").array(value.steps(), Codec::encodePlanStep);
            out.name("store").value(APP_STORE.name(value.store()));
            if (value.targetCpa() != null) {
                out.name("target_cpa").exact(value.targetCpa().value());
            }
            out.endObject();
        }

        private static void encodePlanStep(CreateCampaign.Step value, JsonWriter out) {
            out.beginObject();
            if (value.after() != null) {
                out.name("after").exact(value.after());
            }
            out.name("verb").value(value.verb());
            out.endObject();
        }

        static CreateCampaign.@Nullable Plan decodePlan(ArgumentReader in) {
            AlphaAccountId account = null;
            String name = null;
            Micros budget = null;
            Micros targetCpa = null;
            AppStore store = null;
            Integer attempt = null;
            Boolean paused = null;
            List<CreateCampaign.Step> steps = null;
            Map<String, Long> labels = null;
            for (int member = in.enter(PLAN_MEMBERS); member >= 0; member = in.next(PLAN_MEMBERS)) {
                // In the order of PLAN_MEMBERS.
                switch (member) {
                    case 0 -> account = in.text(TextRule.ANY, AlphaAccountId::new);
                    case 1 -> name = in.text(TextRule.ANY);
                    case 2 -> budget = in.integer(PLAN_BUDGET, Micros::new);
                    case 3 -> store = in.choice(APP_STORE);
                    case 4 -> attempt = in.integer(PLAN_ATTEMPT, Math::toIntExact);
                    case 5 -> paused = in.truth();
                    case 6 -> steps = in.list(ItemsRule.ANY, Codec::decodePlanStep);
                    case 7 -> labels = in.map(ItemsRule.ANY, entry -> entry.integer(PLAN_LABELS_ENTRY));
                    case 8 -> targetCpa = in.integer(PLAN_TARGET_CPA, Micros::new);
                }
            }
            return in.valid()
                    ? new CreateCampaign.Plan(account, name, budget, targetCpa, store, attempt, paused, steps, labels)
                    : null;
        }

        private static CreateCampaign.@Nullable Step decodePlanStep(ArgumentReader in) {
            String verb = null;
            Long after = null;
            for (int member = in.enter(PLAN_STEP_MEMBERS); member >= 0; member = in.next(PLAN_STEP_MEMBERS)) {
                // In the order of PLAN_STEP_MEMBERS.
                switch (member) {
                    case 0 -> verb = in.text(TextRule.ANY);
                    case 1 -> after = in.integer(PLAN_STEP_AFTER);
                }
            }
            return in.valid() ? new CreateCampaign.Step(verb, after) : null;
        }

        static void encode(WriteAnswer<CreateCampaign.Created> value, JsonWriter out) {
            out.beginObject();
            out.name("source").value(SOURCE.name(value.source()));
            out.name("status").value(WRITE_STATUS.name(value.status()));
            out.name("summary").valueOrNull(value.summary());
            out.name("verified").valueOrNull(value.verified());
            out.name("result").valueOrNull(value.result(), Codec::encodeCreated);
            out.name("target").valueOrNull(value.target(), ApiWriteTargetEncoder::encode);
            out.name("diff").array(value.diff(), ApiChangeEncoder::encode);
            out.name("derived").array(value.derived(), ApiChangeEncoder::encode);
            out.name("spend").valueOrNull(value.spend(), ApiSpendEffectEncoder::encode);
            out.name("pending_action").valueOrNull(value.pendingAction(), ApiPendingActionEncoder::encode);
            out.name("warnings").array(value.warnings(), (item, to) -> to.value(item));
            out.endObject();
        }

        private static void encodeCreated(CreateCampaign.Created value, JsonWriter out) {
            out.beginObject();
            out.name("campaign_id").value(value.campaignId());
            out.name("budget").value(value.budget().value());
            out.endObject();
        }
    }
}
