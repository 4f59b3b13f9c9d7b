package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireFailure.Stage;
import dev.adtools.tools.platform.wire.WireRequest;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BetaWireTest {

    @Test
    void postsForm() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{\"success\":true}"));

        PlatformResult<ObjectNode> result = post(transport, OperationKind.WRITE);

        WireRequest sent = transport.requests().get(0);
        assertThat(sent.method() + " " + sent.uri()).isEqualTo("POST https://beta.invalid/v26.0/77");
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

    private static PlatformResult<ObjectNode> post(ScriptedTransport transport, OperationKind kind) {
        BetaSettings settings = new BetaSettings(URI.create("https://beta.invalid"), "v26.0");
        return new BetaWire(settings, transport, new PassingTime(FixedCall.NOW).policy())
                .post(kind, "77", Map.of("daily_budget", "50 &"), FixedCall.NOW.plusSeconds(20));
    }
}
