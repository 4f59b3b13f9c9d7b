package dev.adtools.server;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.cli.AdminCommands;
import dev.adtools.server.cli.CheckConfigurationCommand;
import dev.adtools.server.cli.CheckLiveCommand;
import dev.adtools.server.cli.CompletionCommand;
import dev.adtools.server.cli.ConfigurationFile;
import dev.adtools.server.cli.EnvironmentVariables;
import dev.adtools.server.cli.ErrorPrinter;
import dev.adtools.server.cli.OfflineSettings;
import dev.adtools.server.cli.SchemaCommand;
import dev.adtools.server.cli.ServeCommand;
import dev.adtools.server.cli.StdioCommand;
import dev.adtools.server.cli.Terminal;
import dev.adtools.server.cli.TokenSource;
import dev.adtools.server.cli.stdio.Bridge.StdioStreams;
import dev.adtools.server.http.UnpooledBuffers;
import io.dropwizard.configuration.SubstitutingSourceProvider;
import io.dropwizard.core.Application;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import java.time.Clock;

/** The service's entry point: {@code java -jar adtools.jar server config.yml}. */
public final class AdtoolsApplication extends Application<AdtoolsConfiguration> {

    private final ServiceOverrides overrides;

    /** Makes the service with the tools it is built with. */
    public AdtoolsApplication() {
        this(ServiceOverrides.standard());
    }

    AdtoolsApplication(ServiceOverrides overrides) {
        this.overrides = overrides;
    }

    /** Runs one command of the command line. */
    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 0 && arguments[0].equals(StdioCommand.NAME)) {
            StdioCommand.prepare();
        }
        TokenSource.refuseAsArgument(arguments);
        new AdtoolsApplication().run(arguments);
    }

    @Override
    public String getName() {
        return "adtools";
    }

    @Override
    protected void onFatalError(Throwable failure) {
        System.exit(ErrorPrinter.exitCode(failure));
    }

    @Override
    public void initialize(Bootstrap<AdtoolsConfiguration> bootstrap) {
        bootstrap.setConfigurationSourceProvider(new SubstitutingSourceProvider(
                bootstrap.getConfigurationSourceProvider(),
                QuotingSubstitutor.substitutor(new EnvironmentVariables(System.getenv())::value)));
    }

    @Override
    protected void addDefaultCommands(Bootstrap<AdtoolsConfiguration> bootstrap) {
        ConfigurationFile<AdtoolsConfiguration, OfflineSettings> file = new ConfigurationFile<>(
                AdtoolsConfiguration.class, read -> new OfflineSettings(read.store(), read.audit()));
        Terminal terminal = Terminal.standard();
        Clock clock = overrides.clock(Clock.systemUTC());
        bootstrap.addCommand(new ServeCommand<>(this));
        bootstrap.addCommand(new CheckConfigurationCommand(
                new ConfigurationFile<>(
                        AdtoolsConfiguration.class,
                        read -> CheckedConfiguration.of(read, clock, MemoryBudget.unlimited())
                                .live()),
                terminal));
        bootstrap.addCommand(new SchemaCommand<>(AdtoolsConfiguration.class, AdtoolsConfiguration::store));
        AdminCommands.all(file, terminal).forEach(bootstrap::addCommand);
        bootstrap.addCommand(new CheckLiveCommand(
                new ConfigurationFile<>(
                        AdtoolsConfiguration.class, read -> read.livePlatforms(clock, MemoryBudget.unlimited())),
                terminal,
                clock));
        bootstrap.addCommand(new StdioCommand(terminal, StdioStreams::standard));
        bootstrap.addCommand(new CompletionCommand(terminal));
    }

    @Override
    public void run(AdtoolsConfiguration configuration, Environment environment) {
        UnpooledBuffers.in(configuration.getServerFactory());
        new Wiring(configuration, environment, overrides).install();
    }
}
