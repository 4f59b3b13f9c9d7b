package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ForgetfulStore;
import dev.adtools.tools.fixtures.InMemorySandboxStore;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.BetaCatalogs;
import dev.adtools.tools.platform.BetaLeadForm;
import dev.adtools.tools.platform.BetaPixel;
import dev.adtools.tools.platform.BetaPromotedPage;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BetaAssetSandboxTest {

    private static final String US = "act_1700100001";
    private static final String JAPAN = "act_1700100003";
    private static final String OUTLET = "act_1700100004";
    private static final String GEAR = "1660440000000001";
    private static final String GEAR_JAPAN = "1660440000000003";
    private static final Clock CLOCK = Clock.fixed(FixedCall.NOW, ZoneOffset.UTC);
    private static final Set<String> NEW = Set.of("pixel", "page", "lead_form", "product_catalog", "product_set");

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void hasPixelsWithAilments() {
        List<BetaPixel> pixels = pixels(world, US);

        assertThat(pixels)
                .extracting(BetaPixel::lastFiredAt)
                .containsExactly(
                        "2026-11-18T12:00:00Z",
                        null,
                        "2026-09-20T12:00:00Z",
                        "2026-11-20T09:00:00Z",
                        "2026-11-20T11:48:00Z");
        assertThat(pixels).filteredOn(BetaPixel::unavailable).hasSize(1);
    }

    @Test
    void firesPixelsAsTimePasses() {
        SandboxWorld later = new SandboxWorld(world.store(), Clock.offset(CLOCK, Duration.ofDays(40)));

        assertThat(pixels(later, US))
                .extracting(BetaPixel::lastFiredAt)
                .contains("2026-12-30T11:48:00Z")
                .containsNull();
    }

    @Test
    void hasFormsThatCanBeUsedAndOthers() {
        assertThat(forms(1)).hasSize(30).extracting(BetaLeadForm::status).contains("ACTIVE", "ARCHIVED");
        assertThat(forms(2)).extracting(BetaLeadForm::status).contains("DRAFT");
        assertThat(forms(4)).extracting(BetaLeadForm::status).containsOnly("ARCHIVED");
    }

    @Test
    void sharesPagesAndCatalogsBetweenAccounts() {
        assertThat(answer(world.beta()
                        .in(FixedCall.granted(BetaAccountId.of("act_1700100002")), FixedCall.NOW)
                        .pages()))
                .extracting(BetaPromotedPage::id)
                .containsExactly("104220000000001");
        assertThat(catalogs(JAPAN).catalogs())
                .extracting(BetaCatalogs.Catalog::id)
                .containsExactly(GEAR_JAPAN, GEAR);
        assertThat(catalogs(OUTLET).businessId()).isNull();
    }

    @Test
    void hasAnEmptyCatalogAndAnEmptySet() {
        assertThat(catalogs(US).catalogs())
                .extracting(BetaCatalogs.Catalog::productCount)
                .containsExactly(0L, 1_840L);
        assertThat(answer(world.beta()
                        .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                        .productSets(new BetaCatalogs.Catalog(GEAR, "", "", null))))
                .extracting(BetaCatalogs.ProductSet::productCount)
                .containsExactly(2L, 0L, 214L, 1_840L);
    }

    @Test
    void findsWhatIsWrongWithProducts() {
        assertThat(answer(world.beta()
                        .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                        .diagnostics(new BetaCatalogs.Catalog(GEAR, "", "", null))))
                .extracting(BetaCatalogs.Diagnostic::mustFix)
                .containsExactlyInAnyOrder(true, false);
        assertThat(answer(world.beta()
                        .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                        .diagnostics(new BetaCatalogs.Catalog(GEAR_JAPAN, "", "", null))))
                .isEmpty();
    }

    @Test
    void showsNothingThatIsNotPlatforms() {
        String body = world.getBeta("1660440000000001/diagnostics?fields=type&limit=1")
                        .body()
                + world.getBeta("880010001/owned_product_catalogs?fields=id,name,vertical,product_count,feed_count")
                        .body()
                + world.getBeta("act_1700100001/promote_pages?fields=id,name,category")
                        .body();

        assertThat(body).doesNotContain("\"owner\"", "\"clients\"", "\"accounts\"", "\"id\":null");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "act_1700100009/adspixels?fields=id | 100 | does not exist",
                "act_1700100001/adspixels?fields=id,code | 100 | nonexisting field (code) on node type (AdsPixel)",
                "act_1700100001/adspixels?sort_by=NAME | 100 | Unexpected parameter: sort_by",
                "act_1700100001/adspixels?fields=id&after=x | 100 | Invalid cursor",
                "act_1700100001/customaudiences?fields=id | 2500 | Unknown path components",
                "104220000000009/leadgen_forms?fields=id | 100 | does not exist",
                "104220000000001?fields=fan_count | 100 | nonexisting field (fan_count) on node type (Page)",
                "104220000000001/leads?fields=id | 2500 | Unknown path components",
                "880010009/owned_product_catalogs?fields=id | 100 | does not exist",
                "880010001/adaccounts?fields=id | 2500 | Unknown path components",
                "1660440000000001/products?fields=id | 2500 | Unknown path components",
                "1660440000000001/product_sets?fields=filter | 100 | nonexisting field (filter) on node type (ProductSet)",
                "1660440000000009/diagnostics?fields=type | 100 | does not exist",
            })
    void refusesWhatPlatformRefuses(String path, int code, String message) {
        JsonNode error = WireJson.value(world.getBeta(path).body()).path("error");

        assertThat(error.path("code").asInt()).isEqualTo(code);
        assertThat(error.path("message").asText()).contains(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "access_token=system-user&", "access_token=sandbox-page-104220000000002&"})
    void showsFormsToTheirPageOnly(String token) {
        WireResponse response = world.getBeta("104220000000001/leadgen_forms?" + token + "fields=id");

        assertThat(response.status()).isEqualTo(400);
        assertThat(WireJson.value(response.body()).path("error"))
                .isEqualTo(WireJson.object()
                        .put("message", "(#190) This method must be called with a Page Access Token")
                        .put("type", "OAuthException")
                        .put("code", 190)
                        .put("fbtrace_id", response.header("x-fb-trace-id")));
    }

    @Test
    void givesPagesTheirTokens() {
        String page = WireJson.value(
                        world.getBeta("104220000000001?fields=id,access_token").body())
                .path("access_token")
                .asText();
        String listed = WireJson.value(world.getBeta("act_1700100002/promote_pages?fields=access_token")
                        .body())
                .path("data")
                .path(0)
                .path("access_token")
                .asText();
        JsonNode forms =
                WireJson.value(world.getBeta("104220000000001/leadgen_forms?fields=id&limit=1&access_token=" + page)
                        .body());

        assertThat(listed).isEqualTo(page).isNotEmpty();
        assertThat(forms.path("data")).hasSize(1);
        assertThat(forms.path("paging").path("next").asText()).contains("&access_token=" + page + "&after=");
        assertThat(world.getBeta("104220000000001?fields=name").body()).doesNotContain(page);
    }

    @Test
    void addsWhatIsNewToStoreOfEarlierVersion() {
        InMemorySandboxStore old = new InMemorySandboxStore();
        old.insert(world.store().everything().stream()
                .filter(entity -> !NEW.contains(entity.collection().kind()))
                .toList());

        SandboxWorld updated = new SandboxWorld(old, CLOCK);

        assertThat(updated.store().everything())
                .containsExactlyInAnyOrderElementsOf(world.store().everything());
        assertThat(answer(updated.beta()
                                .in(FixedCall.granted(BetaAccountId.of(US)), FixedCall.NOW)
                                .catalogs())
                        .businessId())
                .isEqualTo("880010001");
    }

    @Test
    void plantsNothingTwice() {
        List<SandboxEntity> before = world.store().everything();

        SandboxTransport.over(new ForgetfulStore(world.store(), BetaAssets.pixelCollection(US)), CLOCK);

        assertThat(world.store().everything()).isEqualTo(before);
    }

    private static List<BetaPixel> pixels(SandboxWorld world, String account) {
        return answer(world.beta()
                .in(FixedCall.granted(BetaAccountId.of(account)), FixedCall.NOW)
                .pixels());
    }

    private List<BetaLeadForm> forms(int page) {
        return answer(world.beta()
                .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                .leadForms(new BetaPromotedPage("10422000000000" + page, "")));
    }

    private BetaCatalogs catalogs(String account) {
        return answer(world.beta()
                .in(FixedCall.granted(BetaAccountId.of(account)), FixedCall.NOW)
                .catalogs());
    }

    private static <T> T answer(PlatformResult<T> result) {
        return result.fold(value -> value, failure -> {
            throw new AssertionError(failure.toString());
        });
    }
}
