package dev.adtools.server.spend;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.time.LocalDate;

/** Refusals of writes by caps: which cap, where it is set, by how much it would be exceeded, and until when. */
final class CapRefusal {

    private static final String CAP = "cap";
    private static final String PER_CALL = "per_call";
    private static final String MAX_CHANGE_PERCENT = "max_change_percent";

    private final Cap cap;
    private final String place;
    private final SpendRequest asked;

    CapRefusal(Cap cap, String place, SpendRequest asked) {
        this.cap = cap;
        this.place = place;
        this.asked = asked;
    }

    ToolError currency() {
        return new ToolError(
                ErrorCode.POLICY_DENIED,
                "The account " + AccountKey.of(asked.account()) + " counts in " + asked.currency()
                        + ", and its cap in "
                        + cap.unit().currency()
                        + "; nothing was sent. " + place,
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
                PER_CALL,
                "may raise daily spend by " + money(asked.budgetRaise()) + ", and one call may by " + limit + " "
                        + cap.unit().currency(),
                details(limit, amount(asked.budgetRaise())));
    }

    ToolError percent(int percent) {
        return error(
                MAX_CHANGE_PERCENT,
                "raises a daily budget of " + money(asked.budgetBefore()) + " by " + money(asked.budgetRaise())
                        + ", and one call may by " + percent + " percent",
                details(String.valueOf(percent), amount(asked.budgetRaise())));
    }

    ToolError perDay(LocalDate day, long used, long counted) {
        String limit = amount(cap.perDay());
        return error(
                "per_day",
                "may raise daily spend by " + money(counted) + ", and " + amount(used) + " of " + limit + " "
                        + cap.unit().currency() + " are used up on " + day,
                of(details(limit, amount(counted)), day, amount(used)));
    }

    ToolError creates(LocalDate day, long used, long limit) {
        return error(
                "creates_per_day",
                "would make one more, and " + used + " of " + limit + " were made on " + day,
                of(details(String.valueOf(limit), "1"), day, String.valueOf(used)));
    }

    static boolean isOfOneCall(ToolError refusal) {
        return refusal.details().get(CAP) instanceof JsonString name
                && (name.value().equals(PER_CALL) || name.value().equals(MAX_CHANGE_PERCENT));
    }

    private ToolError error(String name, String what, JsonObject.Builder details) {
        String account = AccountKey.of(cap.account());
        return new ToolError(
                ErrorCode.SPEND_CAP_EXCEEDED,
                "The write on " + account + " " + what + "; nothing was sent. " + place,
                details.put(CAP, name).build());
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
