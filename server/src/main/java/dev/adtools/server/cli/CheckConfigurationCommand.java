package dev.adtools.server.cli;

import dev.adtools.server.platform.LivePlatforms;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.Command;
import io.dropwizard.core.setup.Bootstrap;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code check}: says of a configuration what {@code server} would say of it, and opens nothing. */
public final class CheckConfigurationCommand extends Command {

    private final ConfigurationFile<?, LivePlatforms> configuration;
    private final Terminal terminal;

    /** Makes the command {@code check}; what it reads of the configuration refuses what the service would not start with. */
    public CheckConfigurationCommand(ConfigurationFile<?, LivePlatforms> configuration, Terminal terminal) {
        super("check", "says whether the service would start with a configuration; opens nothing");
        this.configuration = configuration;
        this.terminal = terminal;
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("file").metavar("CONFIG").help("the service's config.yml");
    }

    @Override
    public void run(Bootstrap<?> bootstrap, Namespace arguments) {
        LivePlatforms live = configuration.read(bootstrap, arguments.getString("file"));
        live.all()
                .forEach(platform -> platform.warnings()
                        .forEach(warning -> terminal.out()
                                .println("Warning: " + platform.platform().wireName() + ": " + warning)));
        // Not to the log, whose last lines may be lost when the process ends.
        terminal.out().println("Configuration is OK");
        terminal.out().flush();
    }

    @Override
    public void onError(Cli cli, Namespace arguments, Throwable failure) {
        ErrorPrinter.print(failure, cli.getStdErr());
    }
}
