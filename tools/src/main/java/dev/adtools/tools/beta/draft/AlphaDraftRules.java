package dev.adtools.tools.beta.draft;

import dev.adtools.tools.platform.AppCampaignName;
import dev.adtools.tools.platform.AppIdForm;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.rules.UnknownMembers;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The small set of rules for a draft of an app campaign on alpha: what it is. */
final class AlphaDraftRules {

    private static final Set<String> MEMBERS = Set.of(
            "account_id",
            "currency",
            "login_customer_id",
            "name",
            "status",
            "budget_micros",
            "target_cpa_micros",
            "app_id",
            "app_store",
            "execution_mode");

    private AlphaDraftRules() {}

    /** Applies ACM-ACC-1, ACM-NAME-1, ACM-APP-1, ACM-STAT-1, ACM-SAFE-1 and ACM-FIELD-1. */
    static void check(CampaignDraft draft, Checks checks) {
        account(draft, checks.rule(CampaignRule.ACM_ACC_1));
        name(draft.at("name"), checks.rule(CampaignRule.ACM_NAME_1));
        app(draft, checks.rule(CampaignRule.ACM_APP_1));
        status(draft.at("status"), checks.rule(CampaignRule.ACM_STAT_1));
        DraftSafetyRules.mode(draft.at("execution_mode"), checks.rule(CampaignRule.ACM_SAFE_1));
        UnknownMembers.report(checks.rule(CampaignRule.ACM_FIELD_1), draft.root(), MEMBERS);
    }

    private static void account(CampaignDraft draft, Check rule) {
        Node account = draft.at("account_id");
        if (account.present() && draft.alphaAccount().isEmpty()) {
            rule.error(account, "This is not an account id.", "ten digits, such as 123-456-7890", "");
        }
        Node login = draft.at("login_customer_id");
        if (login.present() && draft.alphaLogin().isEmpty()) {
            rule.error(login, "This is not the id of a manager account.", "ten digits, such as 123-456-7890", "");
        }
    }

    private static void name(Node name, Check rule) {
        String text = name.text().orElse("").strip();
        if (!AppCampaignName.hasLength(text) || !AppCampaignName.isOneLine(text)) {
            rule.error(name, "A name has 1 to 255 characters in one line.", "1 to 255 characters", "");
        }
    }

    private static void app(CampaignDraft draft, Check rule) {
        Node store = draft.at("app_store");
        Optional<AppStore> known = Stream.of(AppStore.values())
                .filter(it -> store.is(it.wireName()))
                .findFirst();
        if (known.isEmpty()) {
            rule.error(store, "The draft must name the app's store.", "ALPHA_APP_STORE or GAMMA_APP_STORE", "");
            return;
        }
        Node app = draft.at("app_id");
        if (app.text().filter(id -> AppIdForm.fits(id, known.get())).isEmpty()) {
            rule.error(
                    app,
                    "The app's id must be " + AppIdForm.expected(known.get()) + ".",
                    "",
                    app.text().flatMap(id -> AppIdForm.hint(id, known.get())).orElse(""));
        }
    }

    private static void status(Node status, Check rule) {
        if (status.present() && !status.is("PAUSED")) {
            rule.error(status, "Nothing is created switched on.", "PAUSED", "Use PAUSED, or leave it out.");
        }
    }
}
