package dev.adtools.tools.beta.budget;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Money;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Source;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One change of a budget in each currency that is easily taken wrong, from what is asked for to what is sent. */
final class BudgetCurrenciesTest {

    // One of the sandbox's accounts in yen, with a daily budget.
    private static final String CAMPAIGN = "120210000000000091";

    @ParameterizedTest
    @ValueSource(strings = {"CLP", "COP", "CRC", "HUF", "IDR", "ISK", "JPY", "KRW", "PYG", "TWD", "VND"})
    void sendsAndCountsWholeUnits(String currency) {
        changes(currency, new Money(currency, 7_000_000_000L, 7000, "7000"));
    }

    // BHD and JOD have three decimals by ISO 4217, and two here.
    @ParameterizedTest
    @ValueSource(strings = {"BHD", "JOD", "USD"})
    void sendsAndCountsHundredths(String currency) {
        changes(currency, new Money(currency, 70_000_000L, 7000, "70.00"));
    }

    private static void changes(String currency, Money after) {
        ScriptedTransport transport = in(currency);
        BudgetCalls calls = new BudgetCalls(SandboxWorld.beta(transport));

        Planned.Ready<BudgetPlan> ready = calls.ready(
                "{\"campaign_id\":\"" + CAMPAIGN + "\",\"daily_budget\":7000,\"currency\":\"" + currency + "\"}");
        Outcome<UpdatedBudget> updated = calls.apply(ready.plan());

        assertThat(sent(transport)).containsExactly("daily_budget=7000");
        assertThat(requireNonNull(ready.spend()).dailyAfter()).isEqualTo(after);
        assertThat(updated)
                .isInstanceOfSatisfying(
                        Outcome.Completed.class,
                        completed -> assertThat(completed.result())
                                .isInstanceOfSatisfying(
                                        UpdatedBudget.class,
                                        budget -> assertThat(budget.after()).isEqualTo(after)));
    }

    /** Returns a way to a sandbox whose account in yen says that it has another currency. */
    private static ScriptedTransport in(String currency) {
        ScriptedTransport sandbox = new SandboxWorld().transport();
        return new ScriptedTransport(
                Source.SANDBOX,
                request -> sandbox.exchange(request)
                        .<WireAnswer>fold(
                                response -> new WireResponse(
                                        response.status(),
                                        response.headers(),
                                        response.body().replace("\"JPY\"", "\"" + currency + "\"")),
                                failure -> failure));
    }

    private static List<String> sent(ScriptedTransport transport) {
        return transport.requests().stream()
                .filter(request -> request.kind() == OperationKind.WRITE)
                .map(WireRequest::body)
                .toList();
    }
}
