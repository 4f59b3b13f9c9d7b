package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.spend.HaltView;
import java.io.PrintWriter;
import java.util.List;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** Actions of the command {@code halt}. */
final class HaltActions {

    private HaltActions() {}

    static List<AdminAction<KillSwitch>> all() {
        return List.of(
                new SetHalt(),
                new ChangingAction<>(
                        "clear",
                        "ends a halt; refused writes are not sent",
                        "halt.clear",
                        parser -> addScopeAndReason(parser, "reason, recorded with the resumption"),
                        (halts, arguments) -> halts.clear(arguments.getString("scope"), arguments.getString("reason"))),
                new ListRows<>(
                        "halts",
                        List.of("id", "since", "set_by", "draining_writes", "reason"),
                        (halts, page) -> halts.list()));
    }

    private static void addScopeAndReason(Subparser parser, String reason) {
        parser.addArgument("scope").help("all, a platform such as alpha, or an account such as alpha:1234567890");
        parser.addArgument("--reason").required(true).help(reason);
    }

    /** Halts a scope, and prints in a sentence whether earlier writes may still be sent. */
    private static final class SetHalt implements AdminAction<KillSwitch> {

        @Override
        public String name() {
            return "set";
        }

        @Override
        public String help() {
            return "stops what can move money, on every node from its next write on";
        }

        @Override
        public String decides() {
            return "halt.set";
        }

        @Override
        public void configure(Subparser parser) {
            addScopeAndReason(parser, "reason, shown to everyone who is blocked");
        }

        @Override
        public Outcome<byte[]> run(KillSwitch halts, Namespace arguments) {
            JsonObject body = JsonObject.builder()
                    .put("reason", arguments.getString("reason"))
                    .build();
            return halts.set(arguments.getString("scope"), AdminCommand.bytes(body));
        }

        @Override
        public void print(JsonObject answer, PrintWriter out) {
            TablePrinter.printFields(answer, out);
            if (answer.get("draining_writes") instanceof JsonNumber number) {
                out.println(HaltView.drainingText(number.value().intValueExact()));
            }
        }
    }
}
