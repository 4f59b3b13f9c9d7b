package dev.adtools.server.approval;

import dev.adtools.api.Money;
import dev.adtools.api.Platform;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.SpendEffect.PausedBudget;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the parts of a payload as JSON, and reads them back: the target, and the money that moves. */
final class PayloadJson {

    private PayloadJson() {}

    static JsonValue of(@Nullable WriteTarget target) {
        return target == null
                ? JsonNull.NULL
                : JsonObject.builder()
                        .put("platform", target.platform().wireName())
                        .put("account_id", target.accountId())
                        .put("account_name", target.accountName())
                        .put("entity_kind", target.entityKind())
                        .put("entity_id", target.entityId() == null ? JsonNull.NULL : new JsonString(target.entityId()))
                        .put("entity_name", target.entityName())
                        .build();
    }

    static @Nullable WriteTarget target(@Nullable JsonValue target) {
        return target instanceof JsonObject object
                ? new WriteTarget(
                        Platform.of(text(object, "platform")),
                        text(object, "account_id"),
                        text(object, "account_name"),
                        text(object, "entity_kind"),
                        object.get("entity_id") instanceof JsonString id ? id.value() : null,
                        text(object, "entity_name"))
                : null;
    }

    static JsonValue of(@Nullable SpendEffect spend) {
        if (spend == null) {
            return JsonNull.NULL;
        }
        JsonObject.Builder json = JsonObject.builder()
                .put("daily_before", money(spend.dailyBefore()))
                .put("daily_after", money(spend.dailyAfter()))
                .put("daily_delta", money(spend.dailyDelta()))
                .put("monthly_after", money(spend.monthlyAfter()));
        PausedBudget paused = spend.whenEnabled();
        // Documents without it keep the bytes of earlier versions.
        return paused == null
                ? json.build()
                : json.put(
                                "when_enabled",
                                JsonObject.builder()
                                        .put("daily_before_micros", paused.dailyBeforeMicros())
                                        .put("daily_after_micros", paused.dailyAfterMicros())
                                        .put("currency", paused.currency())
                                        .build())
                        .build();
    }

    static @Nullable SpendEffect spend(JsonValue spend) {
        return spend instanceof JsonObject object
                ? new SpendEffect(
                        money(object, "daily_before"),
                        money(object, "daily_after"),
                        money(object, "daily_delta"),
                        money(object, "monthly_after"),
                        pausedBudget(object.get("when_enabled")))
                : null;
    }

    private static @Nullable PausedBudget pausedBudget(@Nullable JsonValue paused) {
        return paused instanceof JsonObject object
                ? new PausedBudget(
                        number(object, "daily_before_micros"),
                        number(object, "daily_after_micros"),
                        text(object, "currency"))
                : null;
    }

    private static JsonObject money(Money money) {
        return JsonObject.builder()
                .put("currency", money.currency())
                .put("amount_micros", money.amountMicros())
                .put("amount_minor", money.amountMinor())
                .put("amount_major", money.amountMajor())
                .build();
    }

    private static Money money(JsonObject spend, String name) {
        JsonObject money = (JsonObject) member(spend, name);
        return new Money(
                text(money, "currency"),
                number(money, "amount_micros"),
                number(money, "amount_minor"),
                text(money, "amount_major"));
    }

    static JsonValue member(JsonObject object, String name) {
        return Objects.requireNonNull(object.get(name), name);
    }

    static String text(JsonObject object, String name) {
        return ((JsonString) member(object, name)).value();
    }

    private static long number(JsonObject object, String name) {
        return ((JsonNumber) member(object, name)).value().longValueExact();
    }
}
