package dev.adtools.tools.beta;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.Columns;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes compact rows of campaigns: one column per field, two for a budget. */
final class CampaignTable {

    private static final Map<CampaignField, Function<BetaCampaign, JsonValue>> VALUES = values();

    private final List<CampaignField> fields;
    private final Columns<BetaMetrics> numbers;

    /** Makes a table of some fields, or of all when that is null, and of some numbers. */
    CampaignTable(@Nullable List<CampaignField> fields, Columns<BetaMetrics> numbers) {
        this.numbers = numbers;
        this.fields = fields == null
                ? List.of(CampaignField.values())
                : fields.stream().distinct().toList();
    }

    List<String> columns() {
        List<String> columns = new ArrayList<>(List.of("id"));
        for (CampaignField field : fields) {
            switch (field) {
                case BUDGET -> columns.addAll(List.of("budget_type", "budget_minor"));
                case BUDGET_REMAINING -> columns.add("budget_remaining_minor");
                case ISSUES -> columns.add("issues_count");
                default -> columns.add(field.name().toLowerCase(Locale.ROOT));
            }
        }
        columns.addAll(numbers.names());
        return columns;
    }

    JsonArray row(BetaCampaign campaign, BetaMetrics metrics) {
        List<JsonValue> row = new ArrayList<>(List.of(new JsonString(campaign.id())));
        for (CampaignField field : fields) {
            if (field == CampaignField.BUDGET) {
                row.add(new JsonString(
                        CampaignRows.type(campaign.budget()).name().toLowerCase(Locale.ROOT)));
            }
            row.add(VALUES.getOrDefault(field, unknown -> JsonNull.NULL).apply(campaign));
        }
        row.addAll(numbers.rows(List.of(metrics)).get(0).items());
        return JsonArray.of(row);
    }

    private static Map<CampaignField, Function<BetaCampaign, JsonValue>> values() {
        Map<CampaignField, Function<BetaCampaign, JsonValue>> values = new EnumMap<>(CampaignField.class);
        values.put(CampaignField.NAME, it -> text(it.name()));
        values.put(CampaignField.OBJECTIVE, it -> text(it.objective()));
        values.put(CampaignField.STATUS, it -> text(it.status()));
        values.put(CampaignField.EFFECTIVE_STATUS, it -> text(it.effectiveStatus()));
        values.put(CampaignField.BUYING_TYPE, it -> text(it.buyingType()));
        values.put(CampaignField.BID_STRATEGY, it -> text(it.bidStrategy()));
        values.put(CampaignField.SPECIAL_AD_CATEGORIES, it -> JsonArray.ofStrings(it.specialAdCategories()));
        values.put(CampaignField.BUDGET, it -> number(budget(it.budget())));
        values.put(CampaignField.BUDGET_REMAINING, it -> number(it.budget().remaining()));
        values.put(CampaignField.START_TIME, it -> text(it.times().start()));
        values.put(CampaignField.STOP_TIME, it -> text(it.times().stop()));
        values.put(CampaignField.CREATED_AT, it -> text(it.times().created()));
        values.put(CampaignField.UPDATED_AT, it -> text(it.times().updated()));
        values.put(CampaignField.ISSUES, it -> JsonNumber.of(it.issues().size()));
        return values;
    }

    private static @Nullable Long budget(BetaCampaign.Budget budget) {
        return budget.daily() != null ? budget.daily() : budget.lifetime();
    }

    private static JsonValue text(@Nullable String text) {
        return text == null ? JsonNull.NULL : new JsonString(text);
    }

    private static JsonValue number(@Nullable Long number) {
        return number == null ? JsonNull.NULL : JsonNumber.of(number);
    }
}
