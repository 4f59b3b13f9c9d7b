package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BetaSandboxTest {

    private static final String ACCOUNT = "act_1700100001";
    private static final String ALL =
            "&effective_status=%5B%22ACTIVE%22,%22PAUSED%22,%22DELETED%22,%22ARCHIVED%22,%22IN_PROCESS%22,%22WITH_ISSUES%22%5D";

    private final SandboxWorld world = new SandboxWorld();

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 25, 60, 500})
    void showsEveryCampaignOnceWhateverThePageSize(int limit) {
        List<String> ids = new ArrayList<>();
        String after = "";
        boolean more = true;
        while (more) {
            JsonNode page = json(ACCOUNT + "/campaigns?fields=id,name&limit=" + limit + ALL + after);
            page.path("data").forEach(campaign -> ids.add(campaign.path("id").asText()));
            more = page.at("/paging/next").isTextual();
            after = "&after=" + page.at("/paging/cursors/after").asText();
        }

        assertThat(ids).hasSize(60).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?limit=7", "?access_token=first&limit=7"})
    void leadsThroughEveryPageByLinks(String query) {
        List<String> seen = new ArrayList<>();
        String path = ACCOUNT + "/campaigns" + query;
        while (!path.isEmpty()) {
            JsonNode page = json(path);
            page.path("data").forEach(campaign -> seen.add(campaign.path("id").asText()));
            String next = page.at("/paging/next").asText();
            assertThat(next).matches("|[^?]*[?][^?]*").doesNotMatch(".*(after|access_token)=.*\\1=.*");
            // Clients order parameters as they like.
            path = next.replaceFirst("^.*/v27[.]0/", "").replaceFirst("[?](.*)&(after=.*)$", "?$2&$1");
        }

        assertThat(seen).hasSizeGreaterThan(25).doesNotHaveDuplicates();
        assertThat(json(ACCOUNT + "/campaigns?limit=500").path("data")).hasSameSizeAs(seen);
    }

    @Test
    void holdsCampaignsOfEveryKind() {
        List<BetaCampaign> campaigns = world.beta()
                .in(FixedCall.granted(BetaAccountId.of(ACCOUNT)), FixedCall.NOW)
                .campaigns(EnumSet.allOf(CampaignStatus.class))
                .fold(found -> found, failure -> List.of());

        assertThat(values(campaigns, BetaCampaign::effectiveStatus))
                .containsExactlyInAnyOrder("ACTIVE", "PAUSED", "DELETED", "ARCHIVED", "IN_PROCESS", "WITH_ISSUES");
        assertThat(values(campaigns, BetaCampaign::objective)).hasSize(6);
        assertThat(campaigns).anyMatch(it -> it.budget().daily() != null);
        assertThat(campaigns).anyMatch(it -> it.budget().lifetime() != null);
        assertThat(campaigns)
                .anyMatch(it -> it.budget().daily() == null && it.budget().lifetime() == null);
        assertThat(campaigns)
                .allMatch(it -> it.issues().isEmpty() != it.effectiveStatus().equals("WITH_ISSUES"));
    }

    @Test
    void hasAccountsInSeveralCurrenciesAndOneDisabled() {
        List<BetaAccount> accounts = world.beta().accounts(FixedCall.NOW).fold(found -> found, failure -> List.of());

        assertThat(accounts).extracting(BetaAccount::currency).contains("USD", "EUR", "JPY");
        assertThat(accounts).extracting(BetaAccount::status).containsOnlyOnce("DISABLED");
    }

    @Test
    void hidesDeletedAndArchivedUnlessAskedFor() {
        JsonNode page = json(ACCOUNT + "/campaigns?fields=effective_status&limit=500");

        assertThat(page.path("data").findValuesAsText("effective_status"))
                .isNotEmpty()
                .doesNotContain("DELETED", "ARCHIVED");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "act_1/campaigns?fields=id | 400 | 100 | does not exist",
                "act_1700100001/adcreatives?fields=id | 400 | 2500 | Unknown path components",
                "act_1700100001?fields=budget | 400 | 100 | nonexisting field (budget)",
                "act_1700100001/campaigns?fields=id,foo | 400 | 100 | nonexisting field (foo)",
                "act_1700100001/campaigns?fields=id&after=zzz | 400 | 100 | cursor",
                "act_1700100001/campaigns?fields=id&limit=0 | 400 | 100 | limit",
                "act_1700100001/campaigns?fields=id&limit=501 | 500 | 1 | reduce the amount of data",
                "act_1700100001/campaigns?effective_status=ACTIVE | 400 | 100 | effective_status",
                "act_1700100001/campaigns?effective_status=%5B%22ON%22%5D | 400 | 100 | effective_status",
                "me/adaccounts?fields=id&when=now | 400 | 100 | when",
            })
    void refusesWhatPlatformRefuses(String path, int status, int code, String message) {
        WireResponse response = world.getBeta(path);

        JsonNode error = WireJson.value(response.body()).path("error");
        assertThat(response.status()).isEqualTo(status);
        assertThat(error.path("code").asInt()).isEqualTo(code);
        assertThat(error.path("message").asText()).contains(message);
        assertThat(error.path("fbtrace_id").asText()).isNotEmpty();
    }

    private JsonNode json(String path) {
        WireResponse response = world.getBeta(path);
        assertThat(response.status()).isEqualTo(200);
        return WireJson.value(response.body());
    }

    private static Set<String> values(List<BetaCampaign> campaigns, Function<BetaCampaign, String> value) {
        return campaigns.stream().map(value).collect(Collectors.toSet());
    }
}
