package dev.adtools.server;

import dev.adtools.server.store.RefusedStart;
import io.dropwizard.core.Application;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.ServerCommand;
import net.sourceforge.argparse4j.inf.Namespace;

/** The command {@code server}. A start that is refused ends with the one sentence that says why, not with a stack trace. */
final class Serve extends ServerCommand<AdtoolsConfiguration> {

    Serve(Application<AdtoolsConfiguration> application) {
        super(application);
    }

    @Override
    public void onError(Cli cli, Namespace namespace, Throwable failure) {
        if (failure instanceof RefusedStart) {
            cli.getStdErr().println(failure.getMessage());
        } else {
            super.onError(cli, namespace, failure);
        }
    }
}
