package dev.adtools.tools.alpha;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Source;
import dev.adtools.api.TestContexts;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.tools.alpha.appcampaign.AppCampaignPlan;
import dev.adtools.tools.alpha.appcampaign.CreatedCampaign;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A budget of 50 in a wrong unit, in currencies without decimals, with two and with three. */
final class AppCampaignUnitsTest {

    private static final long MEANT_UNITS = 50;
    private static final long MEANT_MICROS = 50_000_000;

    @ParameterizedTest
    @CsvSource({
        "JPY, 0", "KRW, 0", "CLP, 0", "VND, 0", "USD, 2", "EUR, 2", "HUF, 2", "TWD, 2", "KWD, 3", "BHD, 3", "TND, 3"
    })
    void isRefusedOrLessThanMeantInUnitsOfTheCurrency(String currency, int digits) {
        CreateAlphaAppCampaignDispatch tool = in(transport(currency, digits));
        long minorUnits = MEANT_UNITS * power(digits);

        for (long micros : List.of(MEANT_UNITS, minorUnits)) {
            Planned<AppCampaignPlan> planned = plan(tool, micros, "");

            assertThat(planned).as("%d micros", micros).isInstanceOf(Planned.Refused.class);
            String error = ((Planned.Refused<AppCampaignPlan>) planned).error().toString();
            assertThat(error.contains("APP-BUDGET-2")).as(error).isEqualTo(micros % (1_000_000 / power(digits)) != 0);
            assertThat(micros).isLessThan(MEANT_MICROS);
        }
    }

    @ParameterizedTest
    @CsvSource({"JPY, 0, 10", "JPY, 0, 100", "USD, 2, 10", "USD, 2, 100", "KWD, 3, 10", "KWD, 3, 100"})
    void isCreatedOffAndSpendsNothingWhenItIsTooHigh(String currency, int digits, long factor) {
        ScriptedTransport transport = transport(currency, digits);
        CreateAlphaAppCampaignDispatch tool = in(transport);

        Planned<AppCampaignPlan> planned = plan(tool, MEANT_MICROS * factor, "");
        assertThat(planned).isInstanceOf(Planned.Ready.class);
        AppCampaignPlan plan = ((Planned.Ready<AppCampaignPlan>) planned).plan();
        Outcome<CreatedCampaign> created = tool.apply(plan, TestContexts.released(FixedCall.unlimited()));

        assertThat(created.<String>fold(it -> it.campaign().status(), error -> error.message()))
                .isEqualTo("PAUSED");
        assertThat(transport.requests())
                .filteredOn(request -> request.kind() == OperationKind.WRITE)
                .extracting(WireRequest::body)
                .singleElement()
                .satisfies(body -> assertThat(body).contains("\"PAUSED\"").doesNotContain("ENABLED"));
    }

    private static CreateAlphaAppCampaignDispatch in(ScriptedTransport transport) {
        return new CreateAlphaAppCampaignDispatch(SandboxWorld.alpha(transport));
    }

    private static Planned<AppCampaignPlan> plan(CreateAlphaAppCampaignDispatch tool, long micros, String more) {
        String arguments =
                "{\"account_id\":\"" + SandboxWorld.USD + "\",\"login_customer_id\":\"" + SandboxWorld.MANAGER
                        + "\",\"name\":\"One\",\"budget_micros\":" + micros
                        + ",\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"" + more + "}";
        ArgumentReader reader = new ArgumentReader(arguments.getBytes(StandardCharsets.UTF_8), 0);
        return tool.plan(Objects.requireNonNull(tool.decode(reader)), FixedCall.unlimited());
    }

    /** Returns a way to a sandbox whose account in dollars says that it has another currency. */
    private static ScriptedTransport transport(String currency, int digits) {
        ScriptedTransport sandbox = new SandboxWorld().transport();
        String unit = Long.toString(1_000_000 / power(digits));
        return new ScriptedTransport(
                Source.SANDBOX,
                request -> request.body().contains("currency_constant")
                        ? new WireResponse(
                                200,
                                Map.of(),
                                "{\"results\":[{\"currencyConstant\":{\"code\":\"" + currency
                                        + "\",\"billableUnitMicros\":\"" + unit + "\"}}]}")
                        : sandbox.exchange(request)
                                .<WireAnswer>fold(
                                        response -> new WireResponse(
                                                response.status(),
                                                response.headers(),
                                                response.body().replace("\"USD\"", "\"" + currency + "\"")),
                                        failure -> failure));
    }

    private static long power(int digits) {
        return switch (digits) {
            case 0 -> 1;
            case 2 -> 100;
            default -> 1_000;
        };
    }
}
