package dev.adtools.tools.beta.budget;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.TestContexts;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.rules.Decoded;
import dev.adtools.tools.rules.Node;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** Plans and makes changes of budgets. */
final class BudgetCalls {

    private final UpdateCampaignBudgetDispatch tool;
    private final CallContext context;

    BudgetCalls(BetaAds ads) {
        this(ads, FixedCall.unlimited());
    }

    BudgetCalls(BetaAds ads, CallContext context) {
        this.tool = new UpdateCampaignBudgetDispatch(ads);
        this.context = context;
    }

    UpdateCampaignBudgetDispatch tool() {
        return tool;
    }

    Planned<BudgetPlan> plan(String arguments) {
        JsonObject json = (JsonObject) JsonCursor.read(arguments.getBytes(StandardCharsets.UTF_8));
        return tool.plan(Decoded.of(tool, json), context);
    }

    Planned.Ready<BudgetPlan> ready(String arguments) {
        Planned<BudgetPlan> planned = plan(arguments);
        assertThat(planned).isInstanceOf(Planned.Ready.class);
        return (Planned.Ready<BudgetPlan>) planned;
    }

    ToolError refusal(String arguments) {
        Planned<BudgetPlan> planned = plan(arguments);
        assertThat(planned).isInstanceOf(Planned.Refused.class);
        return ((Planned.Refused<BudgetPlan>) planned).error();
    }

    Outcome<UpdatedBudget> apply(BudgetPlan plan) {
        return tool.apply(plan, TestContexts.released(context));
    }

    Probe<UpdatedBudget> probe(BudgetPlan plan) {
        return tool.readBack(plan, context);
    }

    /** Returns the rules that a plan names: those it was refused for, and those it warns of. */
    static List<String> rules(Planned<BudgetPlan> planned) {
        return planned.fold(
                ready -> ready.warnings().stream()
                        .map(warning -> warning.replaceFirst(":.*", ""))
                        .toList(),
                noChange -> List.of(),
                BudgetCalls::rules);
    }

    private static List<String> rules(ToolError error) {
        Node details = Node.of("", error.details());
        Stream<String> violations =
                details.at("violations").items().stream().flatMap(violation -> violation.at("rule").text().stream());
        return Stream.concat(violations, details.at("rule").text().stream()).toList();
    }
}
