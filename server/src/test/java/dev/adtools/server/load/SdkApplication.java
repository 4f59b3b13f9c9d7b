package dev.adtools.server.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.util.RawValue;
import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.AdtoolsConfiguration;
import io.dropwizard.configuration.EnvironmentVariableSubstitutor;
import io.dropwizard.configuration.SubstitutingSourceProvider;
import io.dropwizard.core.Application;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterRegistration;
import jakarta.servlet.ServletRegistration;
import java.util.EnumSet;
import java.util.Objects;

/**
 * The product's tools behind the SDK's stateless server, with no guard but a token. It is quicker than it comes in one
 * respect: calls stay on the thread of their request. With {@code -Dchecks=arguments} it checks what the service checks, and
 * leaves results alone, which the service's compiler has checked; with {@code -Dchecks=nothing} it looks at no schema.
 */
public final class SdkApplication extends Application<AdtoolsConfiguration> {

    private static final String CHECKS = System.getProperty("checks", "everything");

    /** Runs one command of the command line. */
    public static void main(String[] arguments) throws Exception {
        new SdkApplication().run(arguments);
    }

    @Override
    public void initialize(Bootstrap<AdtoolsConfiguration> bootstrap) {
        bootstrap.setConfigurationSourceProvider(new SubstitutingSourceProvider(
                bootstrap.getConfigurationSourceProvider(), new EnvironmentVariableSubstitutor(false)));
    }

    @Override
    public void run(AdtoolsConfiguration configuration, Environment environment) {
        McpJsonMapper mapper = new JacksonMcpJsonMapper(new ObjectMapper());
        HttpServletStatelessServerTransport transport = HttpServletStatelessServerTransport.builder()
                .jsonMapper(mapper)
                .messageEndpoint("/mcp")
                .build();
        McpServer.StatelessSyncSpecification server = McpServer.sync(transport)
                .jsonMapper(mapper)
                .serverInfo("baseline", "1")
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .immediateExecution(true);
        boolean raw = !CHECKS.equals("everything");
        if (raw) {
            server.jsonSchemaValidator(argumentsOnly()).validateToolInputs(CHECKS.equals("arguments"));
        }
        ToolTable tools = SdkTools.table();
        tools.all().forEach(tool -> server.tools(SdkTools.specification(tool, mapper, raw)));
        server.build();
        mount(environment, transport);
    }

    // A result comes as bytes, which is how it is told from arguments.
    private static JsonSchemaValidator argumentsOnly() {
        JsonSchemaValidator checking = McpJsonDefaults.getSchemaValidator();
        return (schema, content) ->
                content instanceof RawValue ? ValidationResponse.asValid("") : checking.validate(schema, content);
    }

    private static void mount(Environment environment, HttpServletStatelessServerTransport transport) {
        ServletRegistration.Dynamic servlet = environment.servlets().addServlet("mcp", transport);
        servlet.setAsyncSupported(true);
        servlet.addMapping("/mcp");
        OneToken token = new OneToken(Objects.requireNonNull(System.getenv("ADTOOLS_BOOTSTRAP_TOKEN")));
        FilterRegistration.Dynamic filter = environment.servlets().addFilter("token", token);
        filter.setAsyncSupported(true);
        filter.addMappingForUrlPatterns(EnumSet.of(DispatcherType.REQUEST), false, "/mcp");
    }
}
