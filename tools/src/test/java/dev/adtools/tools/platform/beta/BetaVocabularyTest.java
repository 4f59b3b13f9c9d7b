package dev.adtools.tools.platform.beta;

import static org.assertj.core.api.Assertions.assertThat;

import com.facebook.ads.sdk.Ad;
import com.facebook.ads.sdk.AdAccount;
import com.facebook.ads.sdk.AdSet;
import com.facebook.ads.sdk.AdsInsights;
import com.facebook.ads.sdk.Business;
import com.facebook.ads.sdk.Campaign;
import com.facebook.ads.sdk.Page;
import com.facebook.ads.sdk.ProductCatalog;
import com.facebook.ads.sdk.ProductCatalogDiagnosticGroup;
import com.facebook.ads.sdk.User;
import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.BetaAdSetStatus;
import dev.adtools.tools.platform.BetaAdStatus;
import dev.adtools.tools.platform.BetaCatalogs;
import dev.adtools.tools.platform.BetaPromotedPage;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import java.lang.reflect.Field;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds every word that the connector sends against the vendor's own library. */
final class BetaVocabularyTest {

    private static final BetaAccountId ACCOUNT = BetaAccountId.of("1700100001");
    private static final String CAMPAIGN = "120210000000000001";
    private static final String AD_SET = "120220000000000100";
    private static final String CATALOG = "1660440000000001";
    private static final String PAGE = "104220000000001";
    private static final DayRange DAYS = new DayRange(LocalDate.of(2026, 11, 1), LocalDate.of(2026, 11, 7));

    // Every list takes these; the library adds them by itself.
    private static final Set<String> OF_EVERY_LIST = Set.of("fields", "limit", "after");

    @Test
    void sendsOnlyParametersThatVendorKnows() throws Exception {
        for (WireRequest request : everyRequest()) {
            Set<String> known = new TreeSet<>(names(counterpart(request), "PARAMS"));
            known.addAll(OF_EVERY_LIST);

            assertThat(known)
                    .as(request.uri().getPath())
                    .containsAll(parameters(request).keySet());
        }
    }

    @Test
    void selectsOnlyFieldsThatVendorKnows() throws Exception {
        for (WireRequest request : everyRequest()) {
            Set<String> known = request.uri().getPath().endsWith("/insights")
                    ? insightsFields()
                    : new TreeSet<>(names(counterpart(request), "FIELDS"));
            String fields = parameters(request).getOrDefault("fields", "");

            assertThat(request.method().equals("GET")).isEqualTo(!fields.isEmpty());
            if (!fields.isEmpty()) {
                assertThat(known).as(request.uri().getPath()).contains(fields.split(",", -1));
            }
        }
    }

    @Test
    void asksForStatusesThatVendorKnows() {
        everyRequest().stream()
                .filter(request -> parameters(request).containsKey("effective_status"))
                .forEach(request -> {
                    String path = request.uri().getPath();
                    List<?> known = path.endsWith("/ads")
                            ? List.of(Ad.EnumEffectiveStatus.values())
                            : path.endsWith("/adsets")
                                    ? List.of(AdSet.EnumEffectiveStatus.values())
                                    : List.of(Campaign.EnumEffectiveStatus.values());
                    assertThat(words(parameters(request).getOrDefault("effective_status", "[]")))
                            .containsExactlyInAnyOrderElementsOf(texts(known));
                });
    }

    @Test
    void splitsAndLevelsAsVendorKnows() {
        for (BetaReport.Breakdown breakdown : BetaReport.Breakdown.values()) {
            assertThat(texts(List.of(AdsInsights.EnumBreakdowns.values()))).contains(BetaInsights.word(breakdown));
        }
        for (BetaReport.Level level : BetaReport.Level.values()) {
            assertThat(texts(List.of(AdsInsights.EnumLevel.values()))).contains(BetaInsights.word(level));
        }
    }

    @Test
    void asksForChecksAsVendorKnows() {
        assertThat(texts(List.of(Campaign.EnumExecutionOptions.values())))
                .containsAll(words(BetaChanges.VALIDATE_ONLY));
    }

    @Test
    void switchesAsVendorKnows() {
        List<String> statuses = everyRequest().stream()
                .filter(request -> request.method().equals("POST"))
                .map(request -> parameters(request).getOrDefault("status", ""))
                .filter(status -> !status.isEmpty())
                .distinct()
                .toList();

        assertThat(statuses).containsExactlyInAnyOrder("ACTIVE", "PAUSED");
        assertThat(texts(List.of(Campaign.EnumStatus.values()))).containsAll(statuses);
    }

    @Test
    void knowsWhatMustBeFixedAsVendorDoes() {
        assertThat(texts(List.of(ProductCatalogDiagnosticGroup.EnumSeverity.values())))
                .contains(BetaStock.MUST_FIX);
    }

    /** Returns each request that the connector sends. */
    static List<WireRequest> everyRequest() {
        SandboxWorld world = new SandboxWorld();
        RestBetaAds beta = world.beta();
        beta.probe(FixedCall.NOW);
        beta.accounts(FixedCall.NOW);
        beta.in(FixedCall.granted(ACCOUNT), FixedCall.NOW).account();
        beta.in(FixedCall.granted(ACCOUNT), FixedCall.NOW).campaigns(EnumSet.allOf(CampaignStatus.class));
        beta.campaign(CAMPAIGN, FixedCall.until(FixedCall.NOW));
        beta.in(FixedCall.granted(ACCOUNT), FixedCall.NOW).adSets(EnumSet.allOf(BetaAdSetStatus.class));
        beta.adSets(SampleBeta.granted(CAMPAIGN), FixedCall.NOW);
        beta.adSet(AD_SET, FixedCall.until(FixedCall.NOW));
        beta.in(FixedCall.granted(ACCOUNT), FixedCall.NOW).ads(EnumSet.allOf(BetaAdStatus.class));
        beta.ads(SampleBeta.granted(CAMPAIGN), FixedCall.NOW);
        beta.ads(SampleBeta.granted(AD_SET), FixedCall.NOW);
        for (BetaReport.Level level : BetaReport.Level.values()) {
            BetaReport.Breakdown breakdown = level == BetaReport.Level.AD ? null : BetaReport.Breakdown.AGE;
            beta.in(FixedCall.granted(ACCOUNT), FixedCall.NOW)
                    .report(new BetaReport(level, DAYS, List.of(CAMPAIGN), true, breakdown));
        }
        beta.in(FixedCall.granted(ACCOUNT), FixedCall.NOW).pixels();
        beta.in(FixedCall.granted(ACCOUNT), FixedCall.NOW).pages();
        beta.in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                .leadForms(new BetaPromotedPage(PAGE, ""));
        beta.in(FixedCall.granted(ACCOUNT), FixedCall.NOW).catalogs();
        beta.in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                .productSets(new BetaCatalogs.Catalog(CATALOG, "", "", null));
        beta.in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                .diagnostics(new BetaCatalogs.Catalog(CATALOG, "", "", null));
        beta.checkDailyBudget(SampleBeta.budgetChange(CAMPAIGN, 5_000), FixedCall.NOW);
        beta.updateDailyBudget(SampleBeta.budgetChange(CAMPAIGN, 5_000), FixedCall.NOW, TestContexts.sending());
        for (BetaSwitch status : BetaSwitch.values()) {
            beta.checkStatus(SampleBeta.statusChange(CAMPAIGN, status), FixedCall.NOW);
            beta.setStatus(SampleBeta.statusChange(CAMPAIGN, status), FixedCall.NOW, TestContexts.sending());
        }
        return world.transport().requests();
    }

    /** Returns what the vendor's library sends in the place of a request. */
    static Class<?> counterpart(WireRequest request) {
        String path = request.uri().getPath().replaceFirst("^/v27.0/", "");
        if (request.method().equals("POST")) {
            return Campaign.APIRequestUpdate.class;
        } else if (path.equals(PAGE)) {
            return Page.APIRequestGet.class;
        } else if (path.startsWith(AD_SET)) {
            return path.equals(AD_SET) ? AdSet.APIRequestGet.class : AdSet.APIRequestGetAds.class;
        }
        return switch (path.replaceFirst("act_[0-9]+", "act").replaceFirst("[0-9]+", "id")) {
            case "me/adaccounts" -> User.APIRequestGetAdAccounts.class;
            case "act" -> AdAccount.APIRequestGet.class;
            case "act/campaigns" -> AdAccount.APIRequestGetCampaigns.class;
            case "act/ads" -> AdAccount.APIRequestGetAds.class;
            case "act/adsets" -> AdAccount.APIRequestGetAdSets.class;
            case "act/insights" -> AdAccount.APIRequestGetInsights.class;
            case "act/adspixels" -> AdAccount.APIRequestGetAdsPixels.class;
            case "act/promote_pages" -> AdAccount.APIRequestGetPromotePages.class;
            case "id/leadgen_forms" -> Page.APIRequestGetLeadGenForms.class;
            case "id/owned_product_catalogs" -> Business.APIRequestGetOwnedProductCatalogs.class;
            case "id/client_product_catalogs" -> Business.APIRequestGetClientProductCatalogs.class;
            case "id/product_sets" -> ProductCatalog.APIRequestGetProductSets.class;
            case "id/diagnostics" -> ProductCatalog.APIRequestGetDiagnostics.class;
            case "id" -> Campaign.APIRequestGet.class;
            case "id/adsets" -> Campaign.APIRequestGetAdSets.class;
            case "id/ads" -> Campaign.APIRequestGetAds.class;
            default -> throw new AssertionError("no counterpart of " + path);
        };
    }

    private static List<String> names(Class<?> counterpart, String constant) throws ReflectiveOperationException {
        return List.of((String[]) counterpart.getField(constant).get(null));
    }

    // The library lists no fields of this request; they are the members of its answer: mImpressions, mAdsetId.
    private static Set<String> insightsFields() {
        return Arrays.stream(AdsInsights.class.getDeclaredFields())
                .map(Field::getName)
                .filter(name -> name.startsWith("m"))
                .map(name ->
                        name.substring(1).replaceAll("(?<=.)([A-Z])", "_$1").toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }

    static Map<String, String> parameters(WireRequest request) {
        URI uri = request.uri();
        Map<String, String> parameters = new LinkedHashMap<>();
        Stream.of(uri.getRawQuery() == null ? "" : uri.getRawQuery(), request.body())
                .filter(text -> !text.isEmpty())
                .flatMap(text -> Arrays.stream(text.split("&", -1)))
                .map(pair -> pair.split("=", 2))
                .forEach(pair -> parameters.put(pair[0], URLDecoder.decode(pair[1], StandardCharsets.UTF_8)));
        return parameters;
    }

    private static List<String> words(String list) {
        List<String> words = new ArrayList<>();
        for (JsonNode word : WireJson.value(list)) {
            words.add(word.asText());
        }
        return words;
    }

    private static List<String> texts(List<?> constants) {
        return constants.stream().map(Object::toString).toList();
    }
}
