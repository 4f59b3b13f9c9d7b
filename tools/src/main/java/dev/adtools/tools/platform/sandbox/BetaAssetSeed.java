package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Assets of the accounts of the sandbox's beta, beside campaigns; the same on every node, planted once. */
final class BetaAssetSeed {

    private static final String FIRST_PIXEL = "1480220000000001";
    private static final long FIRST_FORM_ID = 1_590_330_000_000_000L;
    private static final int FORMS = 100;
    private static final OffsetDateTime FIRST_DAY = OffsetDateTime.of(2024, 3, 4, 9, 15, 0, 0, ZoneOffset.UTC);

    private final List<SandboxEntity> entities = new ArrayList<>();

    private BetaAssetSeed() {}

    static void plant(SandboxStore store) {
        if (store.find(BetaAssets.pixelCollection(BetaSeed.FIRST_ACCOUNT), FIRST_PIXEL)
                .isEmpty()) {
            // When another node was faster, its seed is the same and nothing is added.
            store.insert(new BetaAssetSeed().entities());
        }
    }

    private List<SandboxEntity> entities() {
        for (JsonNode account : BetaSeedData.get("accounts")) {
            SandboxCollection pixels =
                    BetaAssets.pixelCollection(account.path("id").asText());
            account.path("pixels").forEach(pixel -> keep(pixels, pixel));
        }
        for (int page = 0; page < BetaSeedData.get("pages").size(); page++) {
            page(page + 1, BetaSeedData.get("pages").path(page));
        }
        for (JsonNode catalog : BetaSeedData.get("catalogs")) {
            keep(BetaAssets.CATALOGS, catalog.path("catalog"));
            SandboxCollection sets = BetaAssets.productSetCollection(
                    catalog.path("catalog").path("id").asText());
            catalog.path("productSets").forEach(set -> keep(sets, set));
        }
        return entities;
    }

    private void page(int number, JsonNode page) {
        keep(BetaAssets.PAGES, page.path("page"));
        SandboxCollection forms =
                BetaAssets.leadFormCollection(page.path("page").path("id").asText());
        int last = page.path("forms").asInt();
        for (int form = 1; form <= last; form++) {
            String usual = form % 7 == 0 ? "ARCHIVED" : "ACTIVE";
            keep(forms, form(number, form, form == last ? page.path("lastForm").asText() : usual));
        }
    }

    private static ObjectNode form(int page, int number, String status) {
        String id = Long.toString(FIRST_FORM_ID + (long) FORMS * page + number);
        SeededRandom random = SeededRandom.of(id);
        int leads = random.fork(1).nextInt(0, 900);
        ObjectNode form = WireJson.object()
                .put("id", id)
                .put("name", BetaSeedData.name("leadForms", number) + " " + number)
                .put("status", status)
                .put("created_time", BetaSeed.TIME.format(FIRST_DAY.plusDays(17L * number)))
                .put("locale", "en_US")
                .put("leads_count", leads)
                .put("expired_leads_count", leads / random.fork(2).nextInt(4, 40))
                .put("privacy_policy_url", "https://harbor-and-pine.example/privacy")
                .put("follow_up_action_url", "https://harbor-and-pine.example/thanks");
        ArrayNode questions = form.putArray("questions");
        question(questions, id, "FULL_NAME", "Full name");
        question(questions, id, "EMAIL", "Email");
        if (random.fork(3).nextInt(0, 1) == 1) {
            question(questions, id, "PHONE", "Phone number");
        }
        return form;
    }

    private static void question(ArrayNode questions, String form, String type, String label) {
        questions
                .addObject()
                .put("id", form + questions.size())
                .put("key", type.toLowerCase(Locale.ROOT))
                .put("label", label)
                .put("type", type);
    }

    private void keep(SandboxCollection collection, JsonNode object) {
        entities.add(SandboxEntity.of(collection, object.path("id").asText(), object));
    }
}
