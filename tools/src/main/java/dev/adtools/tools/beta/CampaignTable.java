package dev.adtools.tools.beta;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Columns of campaigns: one per field, three for a budget. */
final class CampaignTable {

    private CampaignTable() {}

    /** Returns the columns of some fields, or of all when that is null. */
    static Columns<BetaCampaign> columns(@Nullable List<CampaignField> fields, String currency) {
        Columns<BetaCampaign> columns = Columns.<BetaCampaign>none().with("id", it -> Cells.text(it.id()));
        List<CampaignField> wanted = fields == null
                ? List.of(CampaignField.values())
                : fields.stream().distinct().toList();
        for (CampaignField field : wanted) {
            columns = columns.and(columns(field, currency));
        }
        return columns;
    }

    private static Columns<BetaCampaign> columns(CampaignField field, String currency) {
        return switch (field) {
            case NAME -> text(field, BetaCampaign::name);
            case OBJECTIVE -> text(field, BetaCampaign::objective);
            case STATUS -> text(field, BetaCampaign::status);
            case EFFECTIVE_STATUS -> text(field, BetaCampaign::effectiveStatus);
            case BUYING_TYPE -> text(field, BetaCampaign::buyingType);
            case BID_STRATEGY -> text(field, BetaCampaign::bidStrategy);
            case SPECIAL_AD_CATEGORIES ->
                one("special_ad_categories", it -> JsonArray.ofStrings(it.specialAdCategories()));
            case BUDGET ->
                one("budget_type", it -> Cells.text(lower(BetaCampaignRows.type(it.budget()))))
                        .with(
                                "budget_micros",
                                it -> Cells.number(BetaMoney.micros(BetaCampaignRows.amount(it.budget()), currency)))
                        .with("budget_minor", it -> Cells.number(BetaCampaignRows.amount(it.budget())));
            case BUDGET_REMAINING ->
                one(
                        "budget_remaining_micros",
                        it -> Cells.number(BetaMoney.micros(it.budget().remaining(), currency)));
            case START_TIME -> text(field, it -> it.times().start());
            case STOP_TIME -> text(field, it -> it.times().stop());
            case CREATED_AT -> text(field, it -> it.times().created());
            case UPDATED_AT -> text(field, it -> it.times().updated());
            case ISSUES -> one("issue_count", it -> JsonNumber.of(it.issues().size()));
        };
    }

    private static Columns<BetaCampaign> text(CampaignField field, Function<BetaCampaign, @Nullable String> text) {
        return one(lower(field), it -> Cells.text(text.apply(it)));
    }

    private static Columns<BetaCampaign> one(String name, Function<BetaCampaign, JsonValue> cell) {
        return Columns.<BetaCampaign>none().with(name, cell);
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
