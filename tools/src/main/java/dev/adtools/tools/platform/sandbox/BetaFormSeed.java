package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.List;
import java.util.Locale;

/** Writes the lead forms that the sandbox's pages start with. */
final class BetaFormSeed {

    private static final long FIRST_ID = 1_590_330_000_000_000L;
    private static final int PER_PAGE = 100;
    private static final List<String> THEMES =
            List.of("Newsletter", "Boot fitting", "Guided tours", "Store opening", "Winter catalog");

    private BetaFormSeed() {}

    /** Returns one of a page's forms. */
    static ObjectNode form(int page, int number, String created) {
        String id = Long.toString(FIRST_ID + (long) PER_PAGE * page + number);
        BetaDice dice = BetaDice.of(id);
        int leads = dice.on(1).between(0, 900);
        ObjectNode form = WireJson.object()
                .put("id", id)
                .put("name", THEMES.get(number % THEMES.size()) + " " + number)
                .put("status", status(page, number))
                .put("created_time", created)
                .put("locale", "en_US")
                .put("leads_count", leads)
                .put("expired_leads_count", leads / dice.on(2).between(4, 40))
                .put("privacy_policy_url", "https://harbor-and-pine.example/privacy")
                .put("follow_up_action_url", "https://harbor-and-pine.example/thanks");
        questions(form.putArray("questions"), id, dice);
        return form;
    }

    private static String status(int page, int number) {
        if (page == 4 || number % 7 == 0) {
            return "ARCHIVED";
        }
        return page == 2 && number == 3 ? "DRAFT" : "ACTIVE";
    }

    private static void questions(ArrayNode questions, String form, BetaDice dice) {
        question(questions, form, "FULL_NAME", "Full name");
        question(questions, form, "EMAIL", "Email");
        if (dice.on(3).between(0, 1) == 1) {
            question(questions, form, "PHONE", "Phone number");
        }
    }

    private static void question(ArrayNode questions, String form, String type, String label) {
        questions
                .addObject()
                .put("id", form + questions.size())
                .put("key", type.toLowerCase(Locale.ROOT))
                .put("label", label)
                .put("type", type);
    }
}
