package dev.adtools.server.cli;

import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.Schema;
import dev.adtools.server.store.StoreSettings;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.Command;
import io.dropwizard.core.setup.Bootstrap;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Set;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import net.sourceforge.argparse4j.inf.Subparsers;

/** {@code db migrate} and {@code db status}, on the database that the service's configuration names. */
public final class SchemaCommand extends Command {

    private final ConfigurationFile<?, StoreSettings> configuration;
    private final Terminal terminal;

    /** Makes the command {@code db}. */
    public SchemaCommand(ConfigurationFile<?, StoreSettings> configuration, Terminal terminal) {
        super("db", "shows the state of the database's schema, or brings it up to date");
        this.configuration = configuration;
        this.terminal = terminal;
    }

    @Override
    public void configure(Subparser parser) {
        Subparsers subparsers = parser.addSubparsers();
        add(subparsers, "status", "lists the change sets that are still to be applied");
        add(subparsers, "migrate", "applies them; the service does so by itself when it starts");
    }

    private static void add(Subparsers subparsers, String action, String help) {
        Subparser parser = subparsers.addParser(action).help(help);
        parser.setDefault("action", action);
        parser.addArgument("file").metavar("CONFIG").help("the service's config.yml");
    }

    @Override
    public void run(Bootstrap<?> bootstrap, Namespace arguments) {
        StoreSettings settings = configuration.read(bootstrap, arguments.getString("file"));
        try (DataDirectory data = DataDirectory.claim(settings.dataDirectory())) {
            Schema schema = Schema.of(settings, data);
            Set<String> pending = schema.pending();
            boolean migrate = "migrate".equals(arguments.getString("action"));
            if (migrate) {
                schema.migrate();
            }
            print(migrate ? "applied" : "pending", pending);
        } catch (IOException e) {
            throw new CommandFailure("The data directory could not be released: " + e.getMessage());
        }
    }

    private void print(String what, Set<String> changeSets) {
        PrintWriter out = terminal.out();
        if (changeSets.isEmpty()) {
            out.println("The schema is up to date.");
        }
        changeSets.forEach(changeSet -> out.println(what + " " + changeSet));
        out.flush();
    }

    @Override
    public void onError(Cli cli, Namespace namespace, Throwable e) {
        Complaint.print(e, cli.getStdErr());
    }
}
