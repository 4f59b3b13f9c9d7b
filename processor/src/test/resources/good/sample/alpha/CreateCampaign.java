package sample.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.ApplyContext;
import dev.adtools.api.Arg;
import dev.adtools.api.CallContext;
import dev.adtools.api.ExecutionMode;
import dev.adtools.api.Inverse;
import dev.adtools.api.Micros;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Platform;
import dev.adtools.api.Probe;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.SpendingWriteHandler;
import dev.adtools.api.Summary;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.WriteTarget;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sample.ports.AlphaAds;
import sample.ports.Ledger;

/** A write with everything that a plan may hold. */
@Tool(
        name = "create_campaign",
        title = "Create a campaign",
        description = "Creates a paused campaign shell.",
        platform = Platform.ALPHA,
        mode = Mode.WRITE,
        group = ToolGroup.CHANGES,
        spend = SpendControl.PAUSED_OR_APPROVAL,
        destructive = false,
        handler = CreateCampaign.Handler.class)
record CreateCampaign(
        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable String reason,
        @Arg(description = "The account.") AlphaAccountId accountId,
        @Arg(description = "The name.", minLength = 1, maxLength = 255) String name,
        @Arg(description = "The daily budget in micros.", min = 1, examples = "50000000") Micros budgetMicros,
        @Arg(description = "The app's id.", pattern = "^[A-Za-z][A-Za-z0-9_.]{0,99}$") String appId,
        @Arg(description = "The app store.") AppStore appStore,
        @Arg(description = "The target cost of an action in micros.") @Nullable Micros targetCpaMicros,
        @Arg(description = "How it runs.", defaultValue = "paused") ExecutionMode executionMode,
        @Arg(description = "Whether it is only checked.", defaultValue = "false") boolean validateOnly) {

    record Plan(
            AlphaAccountId account,
            String name,
            Micros budget,
            @Nullable Micros targetCpa,
            AppStore store,
            int attempt,
            boolean paused,
            List<Step> steps,
            Map<String, Long> labels) {}

    record Step(String verb, @Nullable Long after) {}

    record Created(String campaignId, Micros budget) {}

    static final class Handler implements SpendingWriteHandler<CreateCampaign, Plan, Created> {

        Handler(AlphaAds alphaAds, Ledger<String> ledger) {}

        @Override
        public Planned<Plan> plan(CreateCampaign arguments, CallContext context) {
            Plan plan = new Plan(
                    arguments.accountId(),
                    arguments.name(),
                    arguments.budgetMicros(),
                    arguments.targetCpaMicros(),
                    arguments.appStore(),
                    1,
                    true,
                    List.of(new Step("create", null), new Step("pause", 1L)),
                    Map.of("\u20ac", 2L, "a", 1L));
            SpendEffect spend = SpendEffect.daily(0, arguments.budgetMicros().value(), "USD", 2);
            WriteTarget target = WriteTarget.made(arguments.accountId(), "Account", "campaign", arguments.name());
            return Planned.spending(
                    plan,
                    target,
                    Summary.of(Summary.Verb.CREATE, "campaign", arguments.name()),
                    List.of(),
                    List.of(),
                    spend,
                    List.of());
        }

        @Override
        public Outcome<Created> apply(Plan plan, ApplyContext context) {
            return Outcome.completed(new Created("1", plan.budget()));
        }

        @Override
        public Probe<Created> readBack(Plan plan, CallContext context) {
            return Probe.inconclusive("It cannot be read.");
        }

        @Override
        public Inverse inverse(Plan plan, Created result) {
            return Inverse.none("It is final.");
        }
    }
}
