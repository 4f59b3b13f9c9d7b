package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.platform.sandbox.BetaSeedData.SEED;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.BetaSeedData.Account;
import dev.adtools.tools.platform.sandbox.BetaSeedData.Catalog;
import dev.adtools.tools.platform.sandbox.BetaSeedData.Page;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Assets of the accounts of the sandbox's beta, beside campaigns; the same on every node, planted once. */
final class BetaAssetSeed {

    private static final long FIRST_FORM_ID = 1_590_330_000_000_000L;
    private static final int FORMS = 100;
    private static final OffsetDateTime FIRST_DAY = OffsetDateTime.of(2024, 3, 4, 9, 15, 0, 0, ZoneOffset.UTC);

    private final List<SandboxEntity> entities = new ArrayList<>();

    private BetaAssetSeed() {}

    static void plant(SandboxStore store) {
        Account first = SEED.accounts().get(0);
        String pixel = first.pixels().get(0).path("id").asText();
        if (store.find(BetaAssets.pixelCollection(first.id()), pixel).isEmpty()) {
            // When another node was faster, its seed is the same and nothing is added.
            store.insert(new BetaAssetSeed().entities());
        }
    }

    private List<SandboxEntity> entities() {
        for (Account account : SEED.accounts()) {
            account.pixels().forEach(pixel -> keep(BetaAssets.pixelCollection(account.id()), pixel));
        }
        for (int page = 1; page <= SEED.pages().size(); page++) {
            page(page, SEED.pages().get(page - 1));
        }
        for (Catalog catalog : SEED.catalogs()) {
            keep(BetaAssets.CATALOGS, catalog.catalog());
            SandboxCollection collection =
                    BetaAssets.productSetCollection(catalog.catalog().path("id").asText());
            catalog.productSets().forEach(set -> keep(collection, set));
        }
        return entities;
    }

    private void page(int number, Page page) {
        keep(BetaAssets.PAGES, page.page());
        SandboxCollection collection =
                BetaAssets.leadFormCollection(page.page().path("id").asText());
        for (int form = 1; form <= page.forms(); form++) {
            String usual = form % 7 == 0 ? "ARCHIVED" : "ACTIVE";
            keep(collection, form(number, form, form == page.forms() ? page.lastForm() : usual));
        }
    }

    private static ObjectNode form(int page, int number, String status) {
        String id = Long.toString(FIRST_FORM_ID + (long) FORMS * page + number);
        SeededRandom random = SeededRandom.of(id);
        int leads = random.fork(1).nextInt(0, 900);
        ObjectNode form = WireJson.object()
                .put("id", id)
                .put("name", SEED.leadForms().get(number % SEED.leadForms().size()) + " " + number)
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

    private void keep(SandboxCollection collection, ObjectNode object) {
        entities.add(SandboxEntity.of(collection, object.path("id").asText(), object));
    }
}
