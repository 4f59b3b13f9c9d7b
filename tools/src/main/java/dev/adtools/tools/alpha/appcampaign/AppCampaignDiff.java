package dev.adtools.tools.alpha.appcampaign;

import dev.adtools.api.Change;
import dev.adtools.api.Micros;
import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Unit;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.platform.AppCampaign;
import java.util.ArrayList;
import java.util.List;

/** Shows what a plan makes, field by field; before it there is nothing. */
public final class AppCampaignDiff {

    private AppCampaignDiff() {}

    /** Returns what a plan makes, with amounts in the account's currency. */
    public static List<Change> of(AppCampaign campaign, String currency) {
        List<Change> changes = new ArrayList<>();
        changes.add(made("campaign.name", new JsonString(campaign.name())));
        changes.add(made("campaign.status", new JsonString(CreatedCampaign.PAUSED)));
        changes.add(made("campaign.app_id", new JsonString(campaign.appId())));
        changes.add(
                made("campaign.app_store", new JsonString(campaign.appStore().wireName())));
        changes.add(made("budget.name", new JsonString(campaign.budgetName())));
        changes.add(made("budget.amount_micros", campaign.budgetMicros(), currency));
        Micros target = campaign.targetCpaMicros();
        if (target != null) {
            changes.add(made("campaign.target_cpa_micros", target, currency));
        }
        changes.add(made(
                "campaign.eu_political",
                new JsonString(CreatedCampaign.euPolitical(campaign.euPoliticalAdvertising()))));
        return changes;
    }

    private static Change made(String field, JsonValue after) {
        return new Change(field, JsonNull.NULL, after);
    }

    private static Change made(String field, Micros after, String currency) {
        return new Change(field, JsonNull.NULL, JsonNumber.of(after.value()), Unit.MICROS, currency);
    }

    /** Returns what the budget may cost in a month. */
    public static List<Change> derived(SpendEffect spend) {
        Money month = spend.monthlyAfter();
        return List.of(
                Change.ofMoney("projected.per_month_30_4", 0, month.amountMicros(), Unit.MICROS, month.currency()));
    }
}
