package dev.adtools.server.cli;

import io.dropwizard.configuration.ConfigurationException;
import io.dropwizard.configuration.DefaultConfigurationFactoryFactory;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.setup.Bootstrap;
import java.io.IOException;
import java.util.function.Function;

/**
 * Arguments by which a command finds the service's configuration.
 *
 * @param <T> the configuration
 * @param <P> what the command needs
 * @param type the class of the configuration
 * @param part reads what the command needs
 */
public record ConfigurationFile<T extends Configuration, P>(Class<T> type, Function<T, P> part) {

    P read(Bootstrap<?> bootstrap, String path) {
        try {
            // Refuses unknown properties, as the command server does.
            T configuration = new DefaultConfigurationFactoryFactory<T>()
                    .create(type, bootstrap.getValidatorFactory().getValidator(), bootstrap.getObjectMapper(), "dw")
                    .build(bootstrap.getConfigurationSourceProvider(), path);
            return part.apply(configuration);
        } catch (IOException | ConfigurationException e) {
            throw new CommandFailure("The configuration " + path + " cannot be read: " + e.getMessage());
        }
    }
}
