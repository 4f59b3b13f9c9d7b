package dev.adtools.server.console;

import dev.adtools.api.Change;
import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.idempotency.OperationSummary.OperationView;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Plan of an operation: the changes that it sends, and the facts that were checked before, with money in units of its
 * currency.
 */
record PlanView(OperationView operation) {

    private static final String MICROS = "_micros";
    private static final int MICRO_DIGITS = 6;

    /** Returns the changes that were sent; none where they are not known. */
    List<Change> sent() {
        List<Change> diff = operation.diff();
        return diff == null ? List.of() : diff;
    }

    /** Returns a value of a change as people read it. */
    String value(Change change, JsonValue value) {
        String currency = change.currency();
        return value instanceof JsonNumber amount && change.unit() != null && currency != null
                ? money(amount.value(), change.unit().wireName().equals("micros"), currency)
                : Display.json(DisplayText.of(value));
    }

    /** Returns the plan with amounts as texts; empty where it was not sent. */
    Optional<JsonView> checked() {
        return operation.plan() instanceof JsonObject plan
                ? Optional.of(JsonView.of(readable(plan, null)))
                : Optional.empty();
    }

    private JsonObject readable(JsonObject object, @Nullable String outer) {
        String currency = object.get("currency") instanceof JsonString code ? code.value() : outer;
        JsonObject.Builder shown = JsonObject.builder();
        object.members().forEach((name, value) -> shown.put(label(name), readable(name, value, currency)));
        return shown.build();
    }

    private JsonValue readable(String name, JsonValue value, @Nullable String currency) {
        if (value instanceof JsonObject inner) {
            return readable(inner, currency);
        } else if (value instanceof JsonArray list) {
            return JsonArray.of(list.items().stream()
                    .map(item -> readable(name, item, currency))
                    .toList());
        }
        return value instanceof JsonNumber amount && currency != null && isMoney(name)
                ? new JsonString(money(amount.value(), name.endsWith(MICROS), currency))
                : value;
    }

    // Plans on beta count budgets in the platform's minor units.
    private boolean isMoney(String name) {
        return name.endsWith(MICROS) || (isBeta() && name.contains("budget"));
    }

    private boolean isBeta() {
        return operation.row().platform() == Platform.BETA;
    }

    private static String label(String name) {
        return name.endsWith(MICROS) ? name.substring(0, name.length() - MICROS.length()) : name;
    }

    private String money(BigDecimal amount, boolean micros, String currency) {
        OptionalInt digits = digits(currency);
        if (digits.isEmpty()) {
            return amount.toPlainString() + (micros ? " micros of " : " minor units of ") + currency;
        }
        BigDecimal major = amount.movePointLeft(micros ? MICRO_DIGITS : digits.getAsInt());
        int scale = Math.max(digits.getAsInt(), major.stripTrailingZeros().scale());
        return major.setScale(scale).toPlainString() + " " + currency;
    }

    private OptionalInt digits(String currency) {
        return isBeta()
                ? BetaCurrency.of(currency)
                        .map(known -> OptionalInt.of(known.minorDigits()))
                        .orElseGet(OptionalInt::empty)
                : Currency.getAvailableCurrencies().stream()
                        .filter(known -> known.getCurrencyCode().equals(currency))
                        .mapToInt(Currency::getDefaultFractionDigits)
                        .findFirst();
    }
}
