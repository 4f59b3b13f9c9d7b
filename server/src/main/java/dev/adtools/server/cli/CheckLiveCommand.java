package dev.adtools.server.cli;

import dev.adtools.api.AccountId;
import dev.adtools.api.AccountScoped;
import dev.adtools.api.Granted;
import dev.adtools.api.spi.CallDetails;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.server.platform.LivePlatforms.LivePlatform;
import dev.adtools.server.platform.Recording;
import dev.adtools.tools.platform.PlatformHealth;
import dev.adtools.tools.platform.auth.AccessTokenSource;
import dev.adtools.tools.platform.wire.VersionCalendar;
import dev.adtools.tools.platform.wire.WireTransport;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.Command;
import io.dropwizard.core.setup.Bootstrap;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/**
 * {@code check-live}: asks the live platforms themselves, without a running service. It reads and has the platform check;
 * it changes nothing. Exit code 0 when all of it works, else 1.
 */
public final class CheckLiveCommand extends Command {

    static final Supplier<WireTransport> NO_SANDBOX = () -> {
        throw new IllegalStateException("only live platforms are checked");
    };

    private static final String VERSION = "version";
    private static final String AUTHORIZED_USER = "authorized_user ";
    private static final int MAX_VERSIONS = 5;

    private final ConfigurationFile<?, LivePlatforms> configuration;
    private final Terminal terminal;
    private final LiveCheckCall call;

    /** Makes the command {@code check-live}. */
    public CheckLiveCommand(ConfigurationFile<?, LivePlatforms> configuration, Terminal terminal, Clock clock) {
        super("check-live", "asks the live platforms whether the service can work with them; changes nothing");
        this.configuration = configuration;
        this.terminal = terminal;
        call = new LiveCheckCall(clock);
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("file").metavar("CONFIG").help("the service's config.yml");
        parser.addArgument("--account").help("an alpha account: it is read, and the creation of a campaign is checked");
        parser.addArgument("--login-customer-id").help("the manager account through which --account is reached");
        parser.addArgument("--app-id")
                .setDefault(AlphaLiveCheck.APP)
                .help("the Android app of the campaign that is checked (" + AlphaLiveCheck.APP + ")");
        parser.addArgument("--beta-account").help("a beta account (act_…): it is read");
        parser.addArgument("--record")
                .metavar("DIR")
                .help("a new or empty folder for the requests and answers, without credentials and names");
        parser.addArgument("--property").help("an alpha_analytics property (properties/…): a report of it is read");
    }

    @Override
    public void run(Bootstrap<?> bootstrap, Namespace arguments) {
        LivePlatforms live = configuration.read(bootstrap, arguments.getString("file"));
        if (live.all().isEmpty()) {
            throw new CommandFailure("Every platform is the sandbox, so there is nothing to check; set"
                    + " ADTOOLS_ALPHA_MODE, ADTOOLS_BETA_MODE or ADTOOLS_ALPHA_ANALYTICS_MODE to live.");
        }
        LiveReport report = new LiveReport(terminal.out());
        String folder = arguments.getString("record");
        if (folder == null) {
            check(live, arguments, report);
        } else {
            record(Path.of(folder), live, arguments, report);
        }
        if (report.failures() > 0) {
            throw new CommandFailure(report.failures() + " of the checks failed.");
        }
    }

    private void record(Path folder, LivePlatforms live, Namespace arguments, LiveReport report) {
        try {
            Recording recording = Recording.into(folder);
            try {
                check(live.through(recording::of), arguments, report);
            } finally {
                recording.write().forEach(file -> terminal.out().println("recorded " + file));
            }
        } catch (IOException e) {
            throw new CommandFailure("--record cannot use " + folder + ": " + e.getMessage() + ".");
        }
    }

    private void check(LivePlatforms live, Namespace arguments, LiveReport report) {
        for (LivePlatform platform : live.all()) {
            check(platform, live, arguments, report);
        }
    }

    private void check(LivePlatform platform, LivePlatforms live, Namespace arguments, LiveReport report) {
        String name = platform.platform().wireName();
        int failures = report.failures();
        report.works(name, "settings", platform.description());
        platform.warnings().forEach(warning -> report.warns(name, "settings", warning));
        consent(platform, report);
        if (!hasToken(platform, report)) {
            return;
        }
        switch (platform.platform()) {
            case ALPHA -> AlphaLiveCheck.run(live, arguments, report, call);
            case BETA -> BetaLiveCheck.run(live, platform.usage(), arguments, report, call);
            case ALPHA_ANALYTICS -> AnalyticsLiveCheck.run(live, platform.usage(), arguments, report, call);
        }
        if (report.failures() == failures) {
            version(platform, live, report);
        }
    }

    private static void consent(LivePlatform platform, LiveReport report) {
        if (platform.credentials().startsWith(AUTHORIZED_USER)) {
            report.skips(
                    platform.platform().wireName(),
                    "consent",
                    "not checked: whether the consent screen is published; in Testing, the refresh token expires after 7 days");
        }
    }

    // A version that does not exist answers nothing, so the next ones are asked until one of them fails.
    private void version(LivePlatform platform, LivePlatforms live, LiveReport report) {
        String name = platform.platform().wireName();
        String newest = platform.apiVersion();
        Optional<String> next = VersionCalendar.following(newest);
        if (next.isEmpty()) {
            report.skips(name, VERSION, newest + " has no number after which others follow");
            return;
        }
        for (int asked = 0; asked < MAX_VERSIONS && answers(live.with(platform, next.orElseThrow())); asked++) {
            newest = next.orElseThrow();
            next = VersionCalendar.following(newest);
        }
        if (newest.equals(platform.apiVersion())) {
            report.works(name, VERSION, newest + " is the newest; " + next.orElseThrow() + " does not answer");
        } else {
            report.warns(
                    name,
                    VERSION,
                    "the platform also answers " + newest + "; this release is made for " + platform.apiVersion());
        }
    }

    private boolean answers(PlatformHealth platform) {
        return platform.probe(call.deadline()).fold(accounts -> true, failure -> false);
    }

    private boolean hasToken(LivePlatform platform, LiveReport report) {
        AccessTokenSource tokens = platform.tokens();
        if (tokens == null) {
            return true;
        }
        String name = platform.platform().wireName();
        return tokens.token(call.deadline())
                .fold(
                        token -> {
                            report.works(name, "access token", "valid until " + token.expires());
                            return true;
                        },
                        failure -> {
                            report.fails(name, "access token", failure.reason());
                            return false;
                        });
    }

    @Override
    public void onError(Cli cli, Namespace namespace, Throwable e) {
        ErrorPrinter.print(e, cli.getStdErr());
    }

    /** A call of whoever holds the configuration, who may use every account; every step of it has its own time. */
    record LiveCheckCall(Clock clock) implements CallDetails {

        private static final Duration PATIENCE = Duration.ofSeconds(30);
        private static final String NAME = "check-live";

        <T extends AccountScoped> Granted<T> granted(T thing) {
            return HandlerContext.context(this).grant(thing).fold(granted -> granted, error -> {
                throw new IllegalStateException(error.message());
            });
        }

        @Override
        public String callId() {
            return NAME;
        }

        @Override
        public String requestId() {
            return NAME;
        }

        @Override
        public String principal() {
            return NAME;
        }

        @Override
        public Instant now() {
            return clock.instant();
        }

        @Override
        public Instant deadline() {
            return now().plus(PATIENCE);
        }

        @Override
        public boolean mayUse(AccountId account) {
            return true;
        }
    }
}
