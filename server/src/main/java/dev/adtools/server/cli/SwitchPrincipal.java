package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.auth.Administration;
import java.io.PrintWriter;
import java.util.function.BiFunction;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code principal disable} and {@code principal enable}. */
final class SwitchPrincipal implements AdminAction<Administration> {

    private final String name;
    private final String help;
    private final BiFunction<Administration, String, Outcome<byte[]>> work;

    private SwitchPrincipal(String name, String help, BiFunction<Administration, String, Outcome<byte[]>> work) {
        this.name = name;
        this.help = help;
        this.work = work;
    }

    static SwitchPrincipal disable() {
        return new SwitchPrincipal(
                "disable",
                "has all tokens of a principal refused; what they approved and has not run no longer counts",
                Administration::disablePrincipal);
    }

    static SwitchPrincipal enable() {
        return new SwitchPrincipal(
                "enable", "has the tokens of a principal accepted again", Administration::enablePrincipal);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String help() {
        return help;
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("id").help("the principal's id, as principal list prints it");
    }

    @Override
    public String decides() {
        return "principal." + name;
    }

    @Override
    public Outcome<byte[]> run(Administration administration, Namespace arguments) {
        return work.apply(administration, arguments.getString("id"));
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        TablePrinter.printFields(answer, out);
    }
}
