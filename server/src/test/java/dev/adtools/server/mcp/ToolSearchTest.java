package dev.adtools.server.mcp;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Platform;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.tools.fixtures.TestTools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tools found by words, with the labels that an operator sets. */
final class ToolSearchTest {

    private static final Map<Platform, String> LABELS = Map.of(
            Platform.ALPHA, "Google Ads, YouTube",
            Platform.BETA, "Meta Ads, Facebook, Instagram",
            Platform.ALPHA_ANALYTICS, "Google Analytics, GA4");
    private static final ToolSearch SEARCH = new ToolSearch(tools(), LABELS);
    private static final int MIN_FIRST = 85;
    private static final int MIN_IN_THREE = 95;

    @Test
    void findsTheToolsOfAStrangersRequests() throws IOException {
        List<String[]> requests = Files.readAllLines(Path.of("src/test/resources/mcp/search-requests.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" \\| ", 2))
                .toList();
        List<String> missed = requests.stream()
                .filter(request -> rank(request) != 0)
                .map(request -> String.join(" | ", request) + " | " + found(request[0]))
                .toList();

        System.out.println("not first, of " + requests.size() + ":\n" + String.join("\n", missed));
        assertThat(requests).hasSize(100);
        assertThat(requests).filteredOn(request -> rank(request) == 0).hasSizeGreaterThanOrEqualTo(MIN_FIRST);
        assertThat(requests)
                .filteredOn(request -> rank(request) >= 0 && rank(request) < 3)
                .hasSizeGreaterThanOrEqualTo(MIN_IN_THREE);
    }

    private static int rank(String[] request) {
        List<String> right = List.of(request[1].split(", "));
        return found(request[0])
                .indexOf(found(request[0]).stream()
                        .filter(right::contains)
                        .findFirst()
                        .orElse("none"));
    }

    @ParameterizedTest
    @CsvSource({
        "pause a campaign on google ads, pause_alpha_campaign",
        "pause a campaign on instagram, pause_beta_campaign",
        "pause a beta campaign, pause_beta_campaign",
        "google analytics reports, alpha_analytics",
        "GA4 properties, list_analytics_properties"
    })
    void leavesOutOtherPlatforms(String request, String tool) {
        Platform named =
                requireNonNull(TestTools.table().find(tool)).descriptor().platform();

        List<ToolDescriptor> found = SEARCH.find(request, any -> true, 50);

        assertThat(found).first().extracting(ToolDescriptor::name).isEqualTo(tool);
        assertThat(found).allMatch(other -> other.platform() == named || other.crossPlatform());
    }

    @ParameterizedTest
    @CsvSource({
        "google ads accounts, list_alpha_accounts",
        "google campaigns, get_alpha_campaigns",
        "google performance last week, get_alpha_campaign_performance",
        "google report, alpha_analytics"
    })
    void prefersPlatformsThatShareAWordOfTheirLabels(String request, String tool) {
        assertThat(found(request)).first().isEqualTo(tool);
    }

    @ParameterizedTest
    @CsvSource({"pause, pause_", "pause ad, pause_", "enable, enable_"})
    void findsAToolByItsVerb(String request, String beginning) {
        assertThat(found(request)).first().asString().startsWith(beginning);
    }

    @Test
    void findsNothingByWordsThatSayNothing() {
        assertThat(found("the")).isEmpty();
        assertThat(found("")).isEmpty();
    }

    @Test
    void neverPublishesSearchWords() {
        assertThat(tools()).allMatch(tool -> !tool.searchWords().isEmpty());
        assertThat(tools())
                .noneMatch(tool -> tool.searchWords().matches(".*\\b(google|meta|facebook|youtube|apple)\\b.*"));
    }

    private static List<String> found(String request) {
        return SEARCH.find(request, any -> true, 5).stream()
                .map(ToolDescriptor::name)
                .toList();
    }

    private static List<ToolDescriptor> tools() {
        return TestTools.table().all().stream()
                .<ToolDescriptor>map(tool -> tool.descriptor())
                .toList();
    }
}
