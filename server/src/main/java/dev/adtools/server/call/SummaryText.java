package dev.adtools.server.call;

import dev.adtools.api.Change;
import dev.adtools.api.Planned;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Summary;
import dev.adtools.api.Unit;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Text of a write's summary: one sentence, with amounts in their currency. */
final class SummaryText {

    private SummaryText() {}

    /** Returns the sentence of a plan, for example {@code Change campaign “Sale”: daily budget from 55.00 to 60.00 USD}. */
    static String of(Planned.Ready<?> planned) {
        Summary summary = planned.summary();
        SpendEffect spend = planned.spend();
        String like = spend == null ? null : spend.dailyAfter().amountMajor();
        String name = summary.name() == null ? "" : " “" + DisplayText.of(summary.name()) + "”";
        String changes =
                summary.changes().stream().map(change -> change(change, like)).collect(Collectors.joining(", "));
        return summary.verb().word() + " " + summary.kind() + name + (changes.isEmpty() ? "" : ": " + changes);
    }

    private static String change(Change change, @Nullable String like) {
        String label = change.field().replace("_", " ");
        String after = value(change.after(), change, like);
        return isNone(change.before())
                ? label + " " + after
                : label + " from " + withoutCurrency(value(change.before(), change, like), change) + " to " + after;
    }

    // The amount after it names the same currency.
    private static String withoutCurrency(String amount, Change change) {
        String suffix = " " + change.currency();
        return amount.endsWith(suffix) ? amount.substring(0, amount.length() - suffix.length()) : amount;
    }

    private static boolean isNone(JsonValue before) {
        return before instanceof JsonNull
                || (before instanceof JsonNumber number && number.value().signum() == 0);
    }

    private static String value(JsonValue value, Change change, @Nullable String like) {
        Unit unit = change.unit();
        if (value instanceof JsonNumber number && unit != null) {
            BigDecimal amount = number.value();
            return AmountText.of(amount, unit.wireName(), change.currency(), like);
        }
        return value instanceof JsonString text
                ? DisplayText.of(text.value())
                : new String(new JsonWriter().value(value).toBytes(), StandardCharsets.UTF_8);
    }
}
