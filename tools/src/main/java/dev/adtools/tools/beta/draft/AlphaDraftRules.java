package dev.adtools.tools.beta.draft;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.rules.UnknownMembers;
import java.util.Set;
import java.util.regex.Pattern;

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
    private static final int LONGEST_NAME = 255;
    private static final Pattern PACKAGE = Pattern.compile("^[A-Za-z][A-Za-z0-9_]*([.][A-Za-z][A-Za-z0-9_]*)+$");
    private static final Pattern STORE_NUMBER = Pattern.compile("^[0-9]{5,20}$");

    private AlphaDraftRules() {}

    /** Applies ACM-ACC-1, ACM-NAME-1, ACM-APP-1, ACM-STAT-1, ACM-SAFE-1 and ACM-FIELD-1. */
    static void check(CampaignDraft draft, Checks checks) {
        account(draft, CampaignRule.ACM_ACC_1.in(checks));
        name(draft.at("name"), CampaignRule.ACM_NAME_1.in(checks));
        app(draft, CampaignRule.ACM_APP_1.in(checks));
        status(draft.at("status"), CampaignRule.ACM_STAT_1.in(checks));
        mode(draft.at("execution_mode"), CampaignRule.ACM_SAFE_1.in(checks));
        UnknownMembers.report(CampaignRule.ACM_FIELD_1.in(checks), draft.root(), MEMBERS);
    }

    private static void account(CampaignDraft draft, Check rule) {
        Node account = draft.at("account_id");
        if (account.present() && draft.alphaAccount().isEmpty()) {
            rule.error(account, "This is not an account id.", "ten digits, such as 123-456-7890", "");
        }
    }

    private static void name(Node name, Check rule) {
        String text = name.text().orElse("").strip();
        boolean control = text.chars().anyMatch(c -> c == 0 || c == '\n' || c == '\r');
        if (text.isEmpty() || text.codePointCount(0, text.length()) > LONGEST_NAME || control) {
            rule.error(name, "A name has 1 to 255 characters in one line.", "1 to 255 characters", "");
        }
    }

    private static void app(CampaignDraft draft, Check rule) {
        Node store = draft.at("app_store");
        Node app = draft.at("app_id");
        if (store.is("ALPHA_APP_STORE")) {
            if (app.text()
                    .filter(id ->
                            id.length() <= LONGEST_NAME && PACKAGE.matcher(id).matches())
                    .isEmpty()) {
                rule.error(app, "This store knows apps by package name.", "com.example.app", "Give the package name.");
            }
        } else if (store.is("GAMMA_APP_STORE")) {
            if (app.text().filter(id -> STORE_NUMBER.matcher(id).matches()).isEmpty()) {
                rule.error(
                        app, "This store knows apps by number.", "5 to 20 digits", "Give the number without letters.");
            }
        } else {
            rule.error(store, "The draft must name the app's store.", "ALPHA_APP_STORE or GAMMA_APP_STORE", "");
        }
    }

    private static void status(Node status, Check rule) {
        if (status.present() && !status.is("PAUSED")) {
            rule.error(status, "Nothing is created switched on.", "PAUSED", "Use PAUSED, or leave it out.");
        }
    }

    private static void mode(Node mode, Check rule) {
        if (mode.present() && !mode.is("paused") && !mode.is("approval_required")) {
            rule.error(mode, "A campaign is created paused, or after an approval.", "paused or approval_required", "");
        }
    }
}
