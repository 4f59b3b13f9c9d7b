package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import net.sourceforge.argparse4j.inf.Namespace;
import org.jspecify.annotations.Nullable;

/** {@code audit verify}: ends with 2 when the trail is not what was written, so that scripts notice; it says how far it is. */
final class VerifyAudit implements AdminAction<AuditControl> {

    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final List<String> FINDINGS = List.of("kind", "chain", "seq", "message");

    private final Terminal terminal;

    VerifyAudit(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String name() {
        return "verify";
    }

    @Override
    public String help() {
        return "reads the whole trail again, and tells whether it is what was written";
    }

    @Override
    public Outcome<byte[]> run(AuditControl audit, Namespace arguments) {
        Outcome<byte[]> answer = audit.verify(null, PATIENCE);
        while (answer.fold(VerifyAudit::isRunning, error -> false)) {
            answer = answer.flatMap(json -> {
                JsonObject running = AdminCommand.object(json);
                terminal.err()
                        .println(text(running, "records") + " of " + text(running, "records_total") + " records read");
                terminal.err().flush();
                return audit.verify(id(running), PATIENCE);
            });
        }
        return answer;
    }

    private static boolean isRunning(byte[] answer) {
        return AdminCommand.object(answer).get("running") instanceof JsonBoolean running && running.value();
    }

    private static @Nullable String id(JsonObject answer) {
        return answer.get("id") instanceof JsonString id ? id.value() : null;
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        if (isAsWritten(answer)) {
            out.println(text(answer, "records") + " records, all of them as they were written.");
            return;
        }
        out.println("The trail is not what was written.");
        if (answer.get("findings") instanceof JsonArray findings) {
            TablePrinter.printTable(FINDINGS, findings.items(), out);
        }
    }

    @Override
    public void conclude(JsonObject answer) {
        if (!isAsWritten(answer)) {
            throw new CommandFailure(
                    text(answer, "findings_total") + " findings in " + text(answer, "records") + " records.",
                    ExitCode.TAMPERED);
        }
    }

    private static boolean isAsWritten(JsonObject answer) {
        return answer.get("ok") instanceof JsonBoolean ok && ok.value();
    }

    private static String text(JsonObject answer, String name) {
        return new String(
                new JsonWriter().value(Objects.requireNonNull(answer.get(name))).toBytes(), StandardCharsets.UTF_8);
    }
}
