package dev.adtools.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.MemoryBudget;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Replay;
import dev.adtools.server.platform.HttpSection;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.server.platform.PlatformsSection;
import dev.adtools.server.platform.PlatformsSection.PlatformSection;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import io.dropwizard.core.Application;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.util.JarLocation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Recordings of {@code check-live --record}: the values that they leave out, and that they answer the same requests again. */
@Timeout(60)
class RecordedCheckTest {

    private static final String ACCOUNT = "1002003001";
    private static final String MANAGER = "1002003000";
    private static final String PROPERTY = "properties/310000001";

    private final LiveVendor vendor = new LiveVendor();
    private final StringWriter out = new StringWriter();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
    private final List<String> budgets = new ArrayList<>();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        vendor.close();
    }

    @Test
    void keepsNoCredentialNoNameAndNoId() throws Exception {
        record();

        String kept = kept("alpha.json") + kept("beta.json") + kept("alpha_analytics.json");
        assertThat(kept)
                .doesNotContain(LiveVendor.BETA_TOKEN, LiveVendor.BETA_APP_SECRET, "ya29.", "appsecret_proof")
                .doesNotContain("EAApageToken", "EAAotherToken", "boss@shop.example", "Secret spring", "hunter2")
                .doesNotContain("Harbor", "Pine", "adtools check-live 2")
                .doesNotContain(ACCOUNT, MANAGER, "310000001", "1700100001", "120219999999999999");
    }

    @Test
    void keepsMoneyAndReferences() throws Exception {
        record();

        List<String> recorded = new ArrayList<>();
        ObjectNode beta = Replay.read(folder.resolve("recording/beta.json"));
        beta.findValues("daily_budget").forEach(budget -> recorded.add(budget.asText()));
        assertThat(recorded).containsAll(budgets).isNotEmpty();
        String account = find("act_[0-9]{10}", kept("beta.json"));
        assertThat(kept("beta.json"))
                .contains("\"id\" : \"" + account + "\"", "/v27.0/" + account + "/campaigns", "\"currency\" : \"USD\"");
    }

    @Test
    void answersTheSameRequestsAgain() throws Exception {
        record();
        List<String> first = steps();
        Replay replay = Replay.of(folder.resolve("recording"));
        vendor.behave(replay);
        out.getBuffer().setLength(0);

        boolean done = check(
                "--account",
                find("customers/([0-9]{10})/googleAds:mutate", kept("alpha.json")),
                "--login-customer-id",
                MANAGER,
                "--property",
                find("(properties/[1-9][0-9]*):runReport", kept("alpha_analytics.json")));

        assertThat(done).as(errors()).isTrue();
        assertThat(replay.unknown()).isEmpty();
        assertThat(steps()).isEqualTo(first);
    }

    @Test
    void refusesAFolderThatIsNotEmpty() throws Exception {
        Files.writeString(Files.createDirectories(folder.resolve("recording")).resolve("mine"), "");

        assertThat(check("--record", folder.resolve("recording").toString())).isFalse();

        assertThat(errors()).endsWith("recording: the folder is not empty.\n");
        assertThat(vendor.requests()).isEmpty();
    }

    private void record() throws Exception {
        Function<WireRequest, WireAnswer> usual = vendor.usual();
        vendor.behave(request -> request.uri().getPath().endsWith("/campaigns")
                ? indiscreet((WireResponse) usual.apply(request))
                : usual.apply(request));
        assertThat(check(
                        "--record",
                        folder.resolve("recording").toString(),
                        "--account",
                        ACCOUNT,
                        "--login-customer-id",
                        MANAGER,
                        "--property",
                        PROPERTY))
                .as(errors())
                .isTrue();
    }

    // Tokens and names in every place where a platform may put some.
    private WireResponse indiscreet(WireResponse response) {
        ObjectNode body = response.json().orElseThrow();
        body.findValues("daily_budget").forEach(budget -> budgets.add(budget.asText()));
        ObjectNode campaign = body.withArray("data").addObject();
        campaign.put("id", "120219999999999999").put("account_id", "1700100001").put("name", "Secret spring");
        campaign.put("access_token", "EAApageToken")
                .put("a_new_text", "hunter2")
                .put("status", "boss@shop.example");
        campaign.put("url", "https://graph.example/v27.0/me?access_token=EAAotherToken&q=Secret%20spring");
        campaign.putObject("extra").putArray("value").add("Secret spring").add("EAAotherToken");
        return new WireResponse(response.status(), response.headers(), WireJson.text(body));
    }

    private String kept(String file) throws IOException {
        return Files.readString(folder.resolve("recording").resolve(file));
    }

    private static String find(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group(matcher.groupCount());
    }

    private List<String> steps() {
        return out.toString()
                .lines()
                .filter(line -> !line.startsWith("recorded "))
                .map(line -> line.substring(0, Math.min(line.length(), 39)))
                .toList();
    }

    private String errors() {
        return errors.toString(StandardCharsets.UTF_8);
    }

    private boolean check(String... more) throws Exception {
        LivePlatforms live = new LivePlatforms(
                new PlatformsSection(file(), beta(), file()),
                HttpSection.STANDARD,
                RetryPolicy.once(),
                MemoryBudget.unlimited());
        Bootstrap<Configuration> bootstrap = new Bootstrap<>(new Application<>() {
            @Override
            public void run(Configuration configuration, Environment environment) {
                throw new UnsupportedOperationException();
            }
        });
        bootstrap.addCommand(new CheckLiveCommand(
                new ConfigurationFile<>(Configuration.class, read -> live),
                new Terminal(
                        new PrintWriter(out), new PrintWriter(out), InputStream.nullInputStream(), false, Map.of()),
                Clock.systemUTC()));
        Path config = Files.writeString(folder.resolve("config.yml"), "logging: {level: WARN}\n");
        List<String> arguments = new ArrayList<>(List.of("check-live", config.toString()));
        arguments.addAll(List.of(more));
        return new Cli(new JarLocation(getClass()), bootstrap, errors, errors)
                .run(arguments.toArray(String[]::new))
                .isEmpty();
    }

    private PlatformSection file() {
        String file = vendor.tokens().serviceAccount(folder, vendor.tokenUri()).toString();
        return new PlatformSection(
                "live", vendor.url().toString(), vendor.url().toString(), "", file, "", "", "", "", "", "");
    }

    private PlatformSection beta() {
        return new PlatformSection(
                "live",
                vendor.url().toString(),
                "",
                "",
                "",
                "",
                "",
                "",
                LiveVendor.BETA_TOKEN,
                LiveVendor.BETA_APP_SECRET,
                "");
    }
}
