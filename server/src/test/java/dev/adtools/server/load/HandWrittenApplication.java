package dev.adtools.server.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.server.AdtoolsConfiguration;
import io.dropwizard.auth.AuthDynamicFeature;
import io.dropwizard.auth.AuthValueFactoryProvider;
import io.dropwizard.auth.PrincipalImpl;
import io.dropwizard.auth.oauth.OAuthCredentialAuthFilter;
import io.dropwizard.configuration.EnvironmentVariableSubstitutor;
import io.dropwizard.configuration.SubstitutingSourceProvider;
import io.dropwizard.core.Application;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The product's read tools behind a Dropwizard service as one writes it by hand: a token and no other guard, databind, a
 * library's validator, and a row for each call. It is what the service is compared with.
 */
public final class HandWrittenApplication extends Application<AdtoolsConfiguration> {

    /** Runs one command of the command line. */
    public static void main(String[] arguments) throws Exception {
        new HandWrittenApplication().run(arguments);
    }

    @Override
    public void initialize(Bootstrap<AdtoolsConfiguration> bootstrap) {
        bootstrap.setConfigurationSourceProvider(new SubstitutingSourceProvider(
                bootstrap.getConfigurationSourceProvider(), new EnvironmentVariableSubstitutor(false)));
    }

    @Override
    public void run(AdtoolsConfiguration configuration, Environment environment) throws Exception {
        String token = Objects.requireNonNull(System.getenv("ADTOOLS_BOOTSTRAP_TOKEN"));
        environment
                .jersey()
                .register(new AuthDynamicFeature(new OAuthCredentialAuthFilter.Builder<PrincipalImpl>()
                        .setAuthenticator(given ->
                                given.equals(token) ? Optional.of(new PrincipalImpl("operator")) : Optional.empty())
                        .setPrefix("Bearer")
                        .buildAuthFilter()));
        environment.jersey().register(new AuthValueFactoryProvider.Binder<>(PrincipalImpl.class));

        Path folder = Files.createDirectories(Path.of(Objects.requireNonNull(System.getenv("ADTOOLS_DATA_DIR"))));
        CallRows rows = new CallRows("jdbc:sqlite:" + folder.resolve("calls.db"));
        environment.lifecycle().manage(rows);
        environment.jersey().register(resource(environment.getObjectMapper(), rows));
    }

    private static HandWrittenResource resource(ObjectMapper mapper, CallRows rows) {
        Map<String, ReadDispatch<?, ?>> tools = new HashMap<>();
        Map<String, Schema> schemas = new HashMap<>();
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        SdkTools.table().all().forEach(tool -> {
            if (tool instanceof ReadDispatch<?, ?> read) {
                String name = tool.descriptor().name();
                tools.put(name, read);
                schemas.put(name, registry.getSchema(inputSchema(read)));
            }
        });
        return new HandWrittenResource(Collections.unmodifiableMap(tools), schemas, mapper, rows);
    }

    private static String inputSchema(ReadDispatch<?, ?> tool) {
        JsonWriter out = new JsonWriter(4096);
        out.value(Objects.requireNonNull(tool.descriptor().document().get("inputSchema")));
        return new String(out.toBytes(), StandardCharsets.UTF_8);
    }
}
