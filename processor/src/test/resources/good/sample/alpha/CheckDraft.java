package sample.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.RuleSource;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.ValidateHandler;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A validation with facts of its own. */
@Tool(
        name = "check_draft",
        title = "Check a draft",
        description = "Checks a draft.",
        platform = Platform.BETA,
        mode = Mode.VALIDATE,
        group = ToolGroup.VALIDATION,
        rules = {DraftRule.class, CheckDraft.BudgetRule.class},
        ruleset = "beta-2026.11",
        handler = CheckDraft.Handler.class)
record CheckDraft(
        @Arg(description = "The draft.") JsonObject draft,
        @Arg(description = "Its accounts.") @Nullable List<AlphaAccountId> alphaAccountIds,
        @Arg(description = "Its other accounts.", minItems = 1) @Nullable List<BetaAccountId> betaAccountIds) {

    enum BudgetRule implements Rule {
        BUD_1;

        @Override
        public RuleDescription description() {
            return RuleDescription.warning("The budget lasts a day.", RuleSource.PRACTICE);
        }
    }

    record Facts(int score, @Nullable String hint) {}

    static final class Handler implements ValidateHandler<CheckDraft, Facts> {
        @Override
        public Outcome<Validation<Facts>> validate(CheckDraft arguments, CallContext context) {
            return Outcome.completed(
                    Validation.of(List.of(), JsonObject.EMPTY, 1, List.of(), "beta-2026.11", new Facts(1, null)));
        }
    }
}
