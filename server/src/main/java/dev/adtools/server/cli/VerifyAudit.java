package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.audit.AuditReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code audit verify}: fails when the trail is not what was written, so that scripts notice. */
final class VerifyAudit implements AdminAction<AuditReader> {

    private static final List<String> FINDINGS = List.of("kind", "chain", "seq", "message");

    @Override
    public String name() {
        return "verify";
    }

    @Override
    public String help() {
        return "reads the whole trail again, and tells whether it is what was written";
    }

    @Override
    public void configure(Subparser parser) {
        // It takes no arguments of its own.
    }

    @Override
    public Outcome<JsonObject> run(AuditReader audit, Namespace arguments) {
        return audit.verify();
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        if (answer.get("ok") instanceof JsonBoolean ok && ok.value()) {
            out.println(text(answer, "records") + " records, all of them as they were written.");
            return;
        }
        out.println("The trail is not what was written.");
        if (answer.get("findings") instanceof JsonArray findings) {
            Rows.printTable(FINDINGS, findings.items(), out);
        }
        out.flush();
        throw new CommandFailure(
                text(answer, "findings_total") + " findings in " + text(answer, "records") + " records.");
    }

    private static String text(JsonObject answer, String name) {
        return new String(
                new JsonWriter().value(Objects.requireNonNull(answer.get(name))).toBytes(), StandardCharsets.UTF_8);
    }
}
