package dev.adtools.server.cli;

import dev.adtools.server.backup.BackupException;
import dev.adtools.server.backup.BackupManifest;
import dev.adtools.server.backup.Restore;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.Command;
import io.dropwizard.core.setup.Bootstrap;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code restore}: puts a backup into an empty data directory, and prints the next steps. */
public final class RestoreCommand extends Command {

    private final ConfigurationFile<?, OfflineSettings> configuration;
    private final Terminal terminal;

    RestoreCommand(ConfigurationFile<?, OfflineSettings> configuration, Terminal terminal) {
        super("restore", "restores a backup into the empty data directory of a service that does not run");
        this.configuration = configuration;
        this.terminal = terminal;
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("folder").metavar("DIR").help("the folder of the backup");
        BackupCommand.addConfiguration(parser);
    }

    @Override
    public void run(Bootstrap<?> bootstrap, Namespace arguments) {
        String config = arguments.getString("config");
        OfflineSettings settings = configuration.read(bootstrap, config);
        BackupManifest restored = restored(settings, Path.of(arguments.getString("folder")));
        PrintWriter out = terminal.out();
        out.println("The backup of " + restored.madeAt() + " is in "
                + settings.store().dataDirectory().toAbsolutePath().normalize() + ".");
        out.println("The service has forgotten everything since then: idempotency keys, spend under caps, halts,"
                + " decisions, revoked tokens. A write that was sent since then may be sent again.");
        out.println("1. Before the service starts, accept that, which halts everything:");
        out.println("   adtools audit accept-rollback --reason 'restored a backup' --offline " + config);
        out.println("2. Start the service, then verify the trail: adtools audit verify");
        out.println(
                "3. Revoke the tokens again that were revoked, compare the platforms with the last writes, and resume:"
                        + " adtools halt clear all --reason …");
        out.flush();
    }

    private static BackupManifest restored(OfflineSettings settings, Path folder) {
        try {
            return Restore.from(folder, settings.store(), settings.audit());
        } catch (BackupException e) {
            throw new CommandFailure(Objects.requireNonNull(e.getMessage()));
        }
    }

    @Override
    public void onError(Cli cli, Namespace arguments, Throwable failure) {
        ErrorPrinter.print(failure, cli.getStdErr());
    }
}
