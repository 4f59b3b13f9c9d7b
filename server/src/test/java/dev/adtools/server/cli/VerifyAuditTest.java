package dev.adtools.server.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.audit.AuditReader.AuditQuery;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import net.sourceforge.argparse4j.inf.Namespace;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class VerifyAuditTest {

    private static final String RUNNING =
            "{\"running\":true,\"id\":\"v1\",\"records\":%d,\"records_total\":900,\"ok\":null}";
    private static final String TAMPERED =
            "{\"running\":false,\"id\":\"v1\",\"records\":900,\"ok\":false,\"findings_total\":3,\"findings\":[]}";
    private static final String AS_WRITTEN = "{\"running\":false,\"id\":\"v1\",\"records\":900,\"ok\":true}";

    private final StringWriter said = new StringWriter();
    private final VerifyAudit verify = new VerifyAudit(new Terminal(
            new PrintWriter(new StringWriter()),
            new PrintWriter(said),
            InputStream.nullInputStream(),
            false,
            Map.of()));

    @Test
    void asksOnUntilTheVerificationHasEndedAndSaysHowFarItIs() {
        SlowTrail trail = new SlowTrail(RUNNING.formatted(0), RUNNING.formatted(450), AS_WRITTEN);

        JsonObject answer = AdminCommand.object(
                verify.run(trail, new Namespace(Map.of())).fold(json -> json, error -> new byte[0]));

        assertThat(trail.asked).containsExactly("a new one", "v1", "v1");
        assertThat(said.toString().lines()).containsExactly("0 of 900 records read", "450 of 900 records read");
        verify.conclude(answer);
    }

    @Test
    void endsWithTwoWhenTheTrailIsNotWhatWasWritten() {
        JsonObject answer = AdminCommand.object(TAMPERED.getBytes(StandardCharsets.UTF_8));

        assertThatThrownBy(() -> verify.conclude(answer))
                .hasMessage("3 findings in 900 records.")
                .satisfies(failure -> assertThat(ErrorPrinter.exitCode(failure)).isEqualTo(2));
    }

    @Test
    void endsWithOneWhenItCannotVerify() {
        assertThat(ErrorPrinter.exitCode(new CommandFailure("STORE_UNAVAILABLE: later")))
                .isEqualTo(1);
    }

    /** A trail whose verification takes several questions. */
    private static final class SlowTrail implements AuditControl {

        private final Queue<String> answers;
        private final List<String> asked = new ArrayList<>();

        SlowTrail(String... answers) {
            this.answers = new ArrayDeque<>(List.of(answers));
        }

        @Override
        public Outcome<byte[]> verify(@Nullable String id, Duration patience) {
            asked.add(id == null ? "a new one" : id);
            return Outcome.completed(answers.remove().getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public Outcome<Export> export(AuditQuery query) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Outcome<byte[]> acceptRollback(String reason) {
            throw new UnsupportedOperationException();
        }
    }
}
