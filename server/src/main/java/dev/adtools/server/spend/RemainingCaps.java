package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.Money;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.MoneyJson;
import java.time.Clock;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jdbi.v3.core.Handle;

/** What the caps of an account leave at the moment of looking, for whoever decides over its money. */
public final class RemainingCaps {

    private final Caps caps;
    private final Clock clock;

    /** Reads what is left of caps, by a clock. */
    public RemainingCaps(Caps caps, Clock clock) {
        this.caps = caps;
        this.clock = clock;
    }

    /** Returns what is left of an account in the world of an id; JSON null for an account without caps. */
    public JsonValue of(Handle handle, String world, AccountId account) {
        return caps.of(account)
                .<JsonValue>map(cap -> of(handle, world, cap, cap.today(clock)))
                .orElse(JsonNull.NULL);
    }

    private JsonObject of(Handle handle, String world, Cap cap, LocalDate day) {
        SpendDay key = new SpendDay(
                world, AccountKey.of(cap.account()), day, cap.unit().currency());
        SpendUsed used = SpendLedger.used(handle, key);
        Integer percent = cap.maxChangePercent();
        return JsonObject.builder()
                .put("at", clock.instant().truncatedTo(ChronoUnit.MILLIS).toString())
                .put("day", day.toString())
                .put("resets_at", cap.endOf(day).toString())
                .put("currency", cap.unit().currency())
                .put("per_call", money(cap, cap.perCall()))
                .put("per_day", perDay(cap, used.micros()))
                .put("max_change_percent", percent == null ? JsonNull.NULL : JsonNumber.of(percent))
                .put("creates_per_day", creates(cap, used.creates()))
                .build();
    }

    private static JsonObject perDay(Cap cap, long used) {
        return JsonObject.builder()
                .put("limit", money(cap, cap.perDay()))
                .put("used", money(cap, used))
                .put("left", money(cap, left(cap.perDay(), used)))
                .build();
    }

    private static JsonValue creates(Cap cap, long used) {
        Integer limit = cap.createsPerDay();
        return limit == null
                ? JsonNull.NULL
                : JsonObject.builder()
                        .put("limit", limit)
                        .put("used", used)
                        .put("left", left(limit, used))
                        .build();
    }

    // A limit may have been lowered since.
    private static long left(long limit, long used) {
        return Math.max(0, limit - used);
    }

    private static JsonObject money(Cap cap, long micros) {
        return MoneyJson.of(
                Money.ofMicros(micros, cap.unit().currency(), cap.unit().digits()));
    }
}
