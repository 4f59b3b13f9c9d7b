package dev.adtools.tools.platform;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Handlers that ask a platform about what the call was not granted. */
final class GrantedPortsTest {

    private static final Path SOURCES = Path.of("src/main/java/dev/adtools/tools");

    @TempDir
    private Path classes;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            alpha/metrics/AlphaAccountReads       | ads.in(granted,                      | ads.in(scope.accountId(),                       | Granted
            alpha/metrics/AlphaAccountReads       | ads.in(granted,                      | ads.in(new dev.adtools.api.Granted<>(scope.accountId()), | Granted
            alpha/status/AlphaSwitchedCampaign    | .setCampaignStatus(granted,          | .setCampaignStatus(plan.change(),               | Granted
            alpha/status/AlphaSwitchedCampaign    | AlphaStatusPlan plan, ApplyContext context | AlphaStatusPlan plan, CallContext context | sending
            beta/status/BetaSwitchedCampaign      | context.deadline(), context.sending() | context.deadline() | Sending
            alpha/CreateAlphaAppCampaignHandler   | context.deadline(), context.sending() | context.deadline(), null, null | Sending
            alpha/CreateAlphaAppCampaignHandler   | .checkAppCampaign(granted,           | .checkAppCampaign(campaign,                     | Granted
            analytics/AlphaAnalyticsHandler       | .property(property,                  | .property(property.value(),                     | Granted
            beta/campaign/BetaFoundCampaign       | ads.in(granted,                      | ads.in(campaign.value().accountId(),            | Granted
            beta/campaign/BetaFoundCampaign       | .campaign(campaignId, context)       | .campaign(campaignId, context.deadline())       | CallContext
            beta/status/EnableBetaCampaignHandler | ads.ads(campaign,                    | ads.ads(wanted.campaign().id(),                 | Granted
            beta/status/PauseBetaCampaignHandler  | ads.adSets(wanted.found().granted(), | ads.adSets(wanted.campaign(),                   | Granted
            beta/assets/ListBetaLeadFormsHandler  | .leadForms(page)                     | .leadForms(page.id())                           | BetaPromotedPage
            """)
    void doNotCompile(String file, String granted, String bare, String wanted) throws IOException {
        String source = Files.readString(SOURCES.resolve(file + ".java"));
        assertThat(source).containsOnlyOnce(granted);

        assertThat(errors(source)).isEmpty();
        assertThat(errors(source.replace(granted, bare)).get(0).getMessage(null))
                .contains(wanted);
    }

    private List<Diagnostic<? extends JavaFileObject>> errors(String source) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
            List<String> options = List.of("-proc:none", "-nowarn", "-cp", System.getProperty("java.class.path"));
            compiler.getTask(null, files, found, options, null, List.of(new Source(source)))
                    .call();
        }
        return found.getDiagnostics();
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String text) {
            super(URI.create("string:///Source.java"), Kind.SOURCE);
            this.text = text;
        }

        // A public type must stand in a file of its name.
        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return true;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
