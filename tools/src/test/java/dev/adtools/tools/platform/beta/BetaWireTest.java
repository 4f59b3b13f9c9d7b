package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Mode;
import dev.adtools.api.TestContexts;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireFailure.Stage;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BetaWireTest {

    private static final BetaSettings SETTINGS = new BetaSettings(URI.create("https://beta.invalid"), "v27.0");
    private static final String CAMPAIGN = "{\"id\":\"77\",\"account_id\":\"1\",\"name\":\"n\",\"objective\":\"o\","
            + "\"status\":\"ACTIVE\",\"effective_status\":\"ACTIVE\",\"created_time\":\"2026-01-01T00:00:00+0000\","
            + "\"updated_time\":\"2026-01-01T00:00:00+0000\"}";

    private final PassingTime time = new PassingTime(FixedCall.NOW);

    @Test
    void postsForm() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{\"success\":true}"));

        PlatformResult<ObjectNode> result = post(transport, OperationKind.WRITE);

        WireRequest sent = transport.requests().get(0);
        assertThat(sent.method() + " " + sent.uri()).isEqualTo("POST https://beta.invalid/v27.0/77");
        assertThat(sent.headers()).containsEntry("Content-Type", "application/x-www-form-urlencoded");
        assertThat(sent.body()).isEqualTo("daily_budget=50+%26");
        assertThat(result.fold(ObjectNode::toString, Object::toString)).isEqualTo("{\"success\":true}");
    }

    @ParameterizedTest
    @CsvSource({"WRITE, 1, OutcomeUnknown", "VALIDATE, 2, Broken"})
    void sendsAgainByKind(OperationKind kind, int times, String failure) {
        ScriptedTransport transport = new ScriptedTransport(request -> new WireFailure(Stage.BROKEN, "gone"));

        PlatformResult<ObjectNode> result = post(transport, kind);

        assertThat(transport.requests()).hasSize(times);
        assertThat(result.fold(
                        value -> "", (PlatformFailure it) -> it.getClass().getSimpleName()))
                .isEqualTo(failure);
    }

    @Test
    void holdsBackTheWritesOfAnAccountThatHadTooManyReads() {
        ScriptedTransport transport =
                ScriptedTransport.answering(response(200, CAMPAIGN), throttled(), response(200, "{\"success\":true}"));
        RestBetaAds ads = new RestBetaAds(SETTINGS, transport, time.policy());
        ads.campaign("77", FixedCall.until(deadline()));
        ads.in(FixedCall.granted(BetaAccountId.of("1")), deadline()).account();

        PlatformResult<BetaSwitch> paused =
                ads.setStatus(SampleBeta.statusChange("77", BetaSwitch.PAUSED), deadline(), TestContexts.sending());

        assertThat(paused.fold(
                                done -> JsonObject.EMPTY,
                                failure -> failure.toolError(Mode.WRITE).details())
                        .get("retry_after_seconds"))
                .isEqualTo(JsonNumber.of(120));
        assertThat(transport.requests()).hasSize(2);
        time.pass(Duration.ofMinutes(2));
        ads.setStatus(SampleBeta.statusChange("77", BetaSwitch.PAUSED), deadline(), TestContexts.sending());
        assertThat(transport.requests()).hasSize(3);
    }

    @Test
    void holdsBackAnAccountThatHadTooManyWrites() {
        ScriptedTransport transport =
                ScriptedTransport.answering(response(200, CAMPAIGN), throttled(), response(200, "{\"id\":\"act_2\"}"));
        RestBetaAds ads = new RestBetaAds(SETTINGS, transport, time.policy());
        ads.campaign("77", FixedCall.until(deadline()));
        ads.setStatus(SampleBeta.statusChange("77", BetaSwitch.PAUSED), deadline(), TestContexts.sending());

        ads.in(FixedCall.granted(BetaAccountId.of("1")), deadline()).account();

        assertThat(transport.requests()).hasSize(2);
        ads.in(FixedCall.granted(BetaAccountId.of("2")), deadline()).account();
        assertThat(transport.requests()).hasSize(3);
    }

    private static WireResponse throttled() {
        return new WireResponse(
                400,
                Map.of(
                        "x-business-use-case-usage",
                        "{\"1\":[{\"type\":\"ads_management\",\"estimated_time_to_regain_access\":2}]}"),
                "{\"error\":{\"message\":\"Too many calls\",\"code\":80004}}");
    }

    private Instant deadline() {
        return time.instant().plusSeconds(20);
    }

    private static PlatformResult<ObjectNode> post(ScriptedTransport transport, OperationKind kind) {
        BetaWire wire = new BetaWire(SETTINGS, transport, new PassingTime(FixedCall.NOW).policy());
        Map<String, String> form = Map.of("daily_budget", "50 &");
        Instant deadline = FixedCall.NOW.plusSeconds(20);
        return kind == OperationKind.WRITE
                ? wire.send("77", form, deadline, TestContexts.sending())
                : wire.post(kind, "77", form, deadline);
    }
}
