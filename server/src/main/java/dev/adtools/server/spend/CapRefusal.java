package dev.adtools.server.spend;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.time.LocalDate;

/** Says which cap a write would exceed, by how much, and from when on it would not. */
final class CapRefusal {

    private final Cap cap;
    private final SpendRequest asked;

    CapRefusal(Cap cap, SpendRequest asked) {
        this.cap = cap;
        this.asked = asked;
    }

    ToolError currency() {
        return new ToolError(
                ErrorCode.POLICY_DENIED,
                "The account " + AccountKey.of(asked.account()) + " counts in " + asked.currency()
                        + ", and its entry in spend.caps of config.yml in "
                        + cap.unit().currency()
                        + "; nothing was sent.",
                JsonObject.builder()
                        .put("platform", asked.account().platform().wireName())
                        .put("account_id", asked.account().value())
                        .put("currency", asked.currency())
                        .put("cap_currency", cap.unit().currency())
                        .build());
    }

    ToolError perCall() {
        String limit = amount(cap.perCall());
        return error(
                "per_call",
                "may raise daily spend by " + money(asked.delta()) + ", and one call may by " + limit + " "
                        + cap.unit().currency(),
                details(limit, amount(asked.delta())));
    }

    ToolError percent(int percent) {
        return error(
                "max_change_percent",
                "raises a daily budget of " + money(asked.effect().dailyBefore().amountMicros()) + " by "
                        + money(asked.delta()) + ", and one call may by " + percent + " percent",
                details(String.valueOf(percent), amount(asked.delta())));
    }

    ToolError perDay(LocalDate day, long used) {
        String limit = amount(cap.perDay());
        return error(
                "per_day",
                "may raise daily spend by " + money(asked.delta()) + ", and " + amount(used) + " of " + limit + " "
                        + cap.unit().currency() + " are used up on " + day,
                of(details(limit, amount(asked.delta())), day, amount(used)));
    }

    ToolError creates(LocalDate day, long used, long limit) {
        return error(
                "creates_per_day",
                "would make one more, and " + used + " of " + limit + " were made on " + day,
                of(details(String.valueOf(limit), "1"), day, String.valueOf(used)));
    }

    private ToolError error(String name, String what, JsonObject.Builder details) {
        String account = AccountKey.of(cap.account());
        return new ToolError(
                ErrorCode.SPEND_CAP_EXCEEDED,
                "The write on " + account + " " + what + "; nothing was sent.",
                details.put("cap", name).build());
    }

    private JsonObject.Builder details(String limit, String asked) {
        return JsonObject.builder()
                .put("platform", cap.account().platform().wireName())
                .put("account_id", cap.account().value())
                .put("limit", limit)
                .put("used", JsonNull.NULL)
                .put("asked", asked)
                .put("currency", cap.unit().currency())
                .put("day", JsonNull.NULL)
                .put("resets_at", JsonNull.NULL);
    }

    private JsonObject.Builder of(JsonObject.Builder details, LocalDate day, String used) {
        return details.put("used", new JsonString(used))
                .put("day", day.toString())
                .put("resets_at", cap.endOf(day).toString());
    }

    private String amount(long micros) {
        return cap.unit().text(micros);
    }

    private String money(long micros) {
        return amount(micros) + " " + cap.unit().currency();
    }
}
