package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.audit.AuditReader.AuditQuery;
import java.io.PrintWriter;
import java.util.concurrent.atomic.AtomicLong;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code audit export}: every event as a line of JSON, its record byte for byte with its hash behind it. */
final class ExportAudit implements AdminAction<AuditControl> {

    private final Terminal terminal;

    ExportAudit(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String name() {
        return "export";
    }

    @Override
    public String help() {
        return "prints events, the oldest first, one to a line";
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("--from").help("the first moment, like 2026-03-01T00:00:00Z");
        parser.addArgument("--to").help("the moment behind the last");
        parser.addArgument("--kind").help("what happened, for example write.sent");
        parser.addArgument("--principal").help("who did it");
        parser.addArgument("--tool").help("the tool that was called");
        parser.addArgument("--account").help("the account it was about");
        parser.addArgument("--operation").help("the operation it belongs to");
        parser.addArgument("--code").help("how it ended");
        parser.addArgument("--request").help("the X-Request-Id of the request that it belongs to");
    }

    @Override
    public Outcome<byte[]> run(AuditControl audit, Namespace arguments) {
        AuditQuery query = new AuditQuery(
                arguments.getString("from"),
                arguments.getString("to"),
                arguments.getString("kind"),
                arguments.getString("principal"),
                arguments.getString("tool"),
                arguments.getString("account"),
                arguments.getString("operation"),
                arguments.getString("code"),
                arguments.getString("request"));
        AtomicLong exported = new AtomicLong();
        return audit.export(query).map(export -> {
            export.to(line -> {
                terminal.out().println(InertJson.of(line));
                exported.incrementAndGet();
            });
            return new JsonWriter()
                    .beginObject()
                    .name("exported")
                    .value(exported.get())
                    .endObject()
                    .toBytes();
        });
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        // The lines are the answer.
    }
}
