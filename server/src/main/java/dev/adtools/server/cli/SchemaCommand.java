package dev.adtools.server.cli;

import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.Schema;
import dev.adtools.server.store.SchemaUpdate;
import dev.adtools.server.store.StoreSettings;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.migrations.DbCommand;
import java.util.function.Function;
import liquibase.Liquibase;
import net.sourceforge.argparse4j.inf.Namespace;

/** Dropwizard's {@code db}, on the database that the configuration names and while no service of its data directory runs. */
public final class SchemaCommand<T extends Configuration> extends DbCommand<T> {

    private final Function<T, StoreSettings> store;

    /** Makes the command for a class of configuration, which says where the database is. */
    public SchemaCommand(Class<T> type, Function<T, StoreSettings> store) {
        super("db", configuration -> Schema.pool(store.apply(configuration)), type, Schema.CHANGELOG);
        this.store = store;
    }

    @Override
    protected void run(Bootstrap<T> bootstrap, Namespace arguments, T configuration) throws Exception {
        StoreSettings settings = store.apply(configuration);
        try (DataDirectory data = DataDirectory.claim(settings.dataDirectory())) {
            Schema.of(settings, data).change(() -> super.run(bootstrap, arguments, configuration));
        }
    }

    @Override
    public void run(Namespace arguments, Liquibase liquibase) {
        try {
            SchemaUpdate.whole(liquibase, () -> super.run(arguments, liquibase));
        } catch (Exception e) {
            // Liquibase has told the rest.
            Throwable cause = e;
            while (cause.getCause() != null) {
                cause = cause.getCause();
            }
            throw new CommandFailure("The schema was not changed as asked: " + cause.getMessage());
        }
    }

    @Override
    public void onError(Cli cli, Namespace arguments, Throwable failure) {
        ErrorPrinter.print(failure, cli.getStdErr());
    }
}
