package dev.adtools.server.load;

import dev.adtools.server.AdtoolsConfiguration;
import io.dropwizard.configuration.EnvironmentVariableSubstitutor;
import io.dropwizard.configuration.SubstitutingSourceProvider;
import io.dropwizard.core.Application;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;

/** A Jersey application that does nothing but answer what it is sent, under the service's own configuration. */
public final class EchoApplication extends Application<AdtoolsConfiguration> {

    /** Runs one command of the command line. */
    public static void main(String[] arguments) throws Exception {
        new EchoApplication().run(arguments);
    }

    @Override
    public void initialize(Bootstrap<AdtoolsConfiguration> bootstrap) {
        bootstrap.setConfigurationSourceProvider(new SubstitutingSourceProvider(
                bootstrap.getConfigurationSourceProvider(), new EnvironmentVariableSubstitutor(false)));
    }

    @Override
    public void run(AdtoolsConfiguration configuration, Environment environment) {
        environment.jersey().register(new EchoResource());
    }
}
