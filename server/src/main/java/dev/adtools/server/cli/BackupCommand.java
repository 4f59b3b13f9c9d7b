package dev.adtools.server.cli;

import dev.adtools.server.backup.Backup;
import dev.adtools.server.backup.BackupException;
import dev.adtools.server.backup.BackupFile;
import dev.adtools.server.backup.BackupManifest;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.Command;
import io.dropwizard.core.setup.Bootstrap;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code backup}: copies the embedded database with the files of its audit trail, while the service runs or not. */
public final class BackupCommand extends Command {

    private static final String DEFAULT_CONFIG = "config.yml";

    private final ConfigurationFile<?, OfflineSettings> configuration;
    private final Terminal terminal;

    BackupCommand(ConfigurationFile<?, OfflineSettings> configuration, Terminal terminal) {
        super("backup", "backs up the embedded database with its audit trail, also while the service runs");
        this.configuration = configuration;
        this.terminal = terminal;
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("folder").metavar("DIR").help("the folder of the backup, new or empty");
        addConfiguration(parser);
    }

    static void addConfiguration(Subparser parser) {
        parser.addArgument("--config")
                .metavar("CONFIG")
                .setDefault(DEFAULT_CONFIG)
                .help("the service's config.yml (" + DEFAULT_CONFIG + ")");
    }

    @Override
    public void run(Bootstrap<?> bootstrap, Namespace arguments) {
        OfflineSettings settings = configuration.read(bootstrap, arguments.getString("config"));
        Path folder = Path.of(arguments.getString("folder"));
        BackupManifest made = made(settings, folder);
        PrintWriter out = terminal.out();
        for (BackupFile file : made.files()) {
            out.println(file.name() + "  " + file.bytes() + " bytes");
        }
        out.println("The backup in " + folder + " was read back: the database is sound and has every checkpoint.");
        if (settings.audit().hasSigningKey()) {
            out.println(
                    "The audit signing key is not in it but in audit.signingKey of the configuration: keep that too.");
        }
        out.println("Keep the backup as secret as the data directory.");
        out.flush();
    }

    private static BackupManifest made(OfflineSettings settings, Path folder) {
        try {
            return Backup.make(
                    settings.store(), settings.audit(), folder, Instant.now().truncatedTo(ChronoUnit.SECONDS));
        } catch (BackupException e) {
            throw new CommandFailure(Objects.requireNonNull(e.getMessage()));
        }
    }

    @Override
    public void onError(Cli cli, Namespace arguments, Throwable failure) {
        ErrorPrinter.print(failure, cli.getStdErr());
    }
}
