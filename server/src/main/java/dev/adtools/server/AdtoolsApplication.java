package dev.adtools.server;

import io.dropwizard.configuration.SubstitutingSourceProvider;
import io.dropwizard.core.Application;
import io.dropwizard.core.cli.CheckCommand;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;

/** The service's entry point: {@code java -jar adtools.jar server config.yml}. */
public final class AdtoolsApplication extends Application<AdtoolsConfiguration> {

    private final Mounts mounts;

    /** Makes the service with the tools it is built with. */
    public AdtoolsApplication() {
        this(Mounts.standard());
    }

    AdtoolsApplication(Mounts mounts) {
        this.mounts = mounts;
    }

    /** Runs one command of the command line. */
    public static void main(String[] arguments) throws Exception {
        new AdtoolsApplication().run(arguments);
    }

    @Override
    public String getName() {
        return "adtools";
    }

    @Override
    public void initialize(Bootstrap<AdtoolsConfiguration> bootstrap) {
        bootstrap.setConfigurationSourceProvider(new SubstitutingSourceProvider(
                bootstrap.getConfigurationSourceProvider(), EnvironmentText.substitutor(System::getenv)));
    }

    @Override
    protected void addDefaultCommands(Bootstrap<AdtoolsConfiguration> bootstrap) {
        bootstrap.addCommand(new Serve(this));
        bootstrap.addCommand(new CheckCommand<>(this));
    }

    @Override
    public void run(AdtoolsConfiguration configuration, Environment environment) {
        new Wiring(configuration, environment, mounts).install();
    }
}
