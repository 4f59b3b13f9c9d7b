package dev.adtools.server.cli;

import dev.adtools.server.store.StoreSettings;
import io.dropwizard.configuration.ConfigurationException;
import io.dropwizard.configuration.YamlConfigurationFactory;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.setup.Bootstrap;
import java.io.IOException;
import java.util.function.Function;

/**
 * How to find the store in the service's configuration.
 *
 * @param type the class of the configuration
 * @param store reads where the store is
 */
public record ConfigurationFile<T extends Configuration>(Class<T> type, Function<T, StoreSettings> store) {

    StoreSettings read(Bootstrap<?> bootstrap, String path) {
        try {
            T configuration = new YamlConfigurationFactory<>(
                            type, bootstrap.getValidatorFactory().getValidator(), bootstrap.getObjectMapper(), "dw")
                    .build(bootstrap.getConfigurationSourceProvider(), path);
            return store.apply(configuration);
        } catch (IOException | ConfigurationException e) {
            throw new CommandFailure("The configuration " + path + " cannot be read: " + e.getMessage());
        }
    }
}
