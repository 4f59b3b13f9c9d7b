package dev.adtools.server.cli;

import io.dropwizard.core.Application;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.ServerCommand;
import io.dropwizard.core.setup.Bootstrap;
import net.sourceforge.argparse4j.inf.Namespace;

/** Runs the service, and says in one sentence why it does not start. */
public final class ServeCommand<T extends Configuration> extends ServerCommand<T> {

    /** Makes the command {@code server} of an application. */
    public ServeCommand(Application<T> application) {
        super(application);
    }

    @Override
    public void run(Bootstrap<?> wildcardBootstrap, Namespace namespace) throws Exception {
        // Dropwizard would start with its own defaults, which listen on every address.
        if (namespace.getString("file") == null) {
            throw new CommandFailure("The configuration file is missing; start with: server config.yml");
        }
        super.run(wildcardBootstrap, namespace);
    }

    @Override
    public void onError(Cli cli, Namespace namespace, Throwable e) {
        ErrorPrinter.print(e, cli.getStdErr());
    }
}
