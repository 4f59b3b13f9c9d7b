package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import net.sourceforge.argparse4j.inf.Namespace;

/** {@code status}: tells at a glance which world each platform is, what is halted, and what waits. */
final class ShowStatus implements AdminAction<RemoteService> {

    static final String NAME = "status";

    private static final String PLATFORMS = "platforms";
    private static final String FINDINGS = "audit_findings";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String help() {
        return "tells what waits for people";
    }

    @Override
    public Outcome<byte[]> run(RemoteService service, Namespace arguments) {
        return service.get("/api/v1/summary");
    }

    @Override
    public void print(JsonObject summary, PrintWriter out) {
        List<List<String>> lines = new ArrayList<>();
        if (summary.get(PLATFORMS) instanceof JsonArray platforms) {
            for (JsonValue platform : platforms.items()) {
                String name = TablePrinter.cell(TablePrinter.at(platform, "platform"));
                lines.add(List.of(name, TablePrinter.cell(TablePrinter.at(platform, "source"))));
                if (TablePrinter.at(platform, "warnings") instanceof JsonArray warnings) {
                    warnings.items().forEach(warning -> lines.add(List.of(name, TablePrinter.cell(warning))));
                }
            }
        }
        summary.members().forEach((name, value) -> {
            if (!name.equals(PLATFORMS)) {
                lines.add(List.of(name.replace('_', ' '), cell(name, value)));
            }
        });
        TablePrinter.print(lines, out);
    }

    private static String cell(String name, JsonValue value) {
        if (value == JsonNull.NULL) {
            return name.equals(FINDINGS)
                    ? "not verified since the last start, or not for this token"
                    : "not for this token";
        }
        return value instanceof JsonArray array && array.items().isEmpty() ? "none" : TablePrinter.cell(value);
    }
}
