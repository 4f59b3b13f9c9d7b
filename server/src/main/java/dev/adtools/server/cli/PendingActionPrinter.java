package dev.adtools.server.cli;

import static dev.adtools.server.cli.TablePrinter.at;
import static dev.adtools.server.cli.TablePrinter.cell;
import static dev.adtools.server.cli.TablePrinter.isThere;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.AmountText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Prints a Pending Action for whoever decides: the world first, money as money, and nothing cut. */
final class PendingActionPrinter {

    private final JsonObject action;
    private final List<List<String>> lines = new ArrayList<>();

    private PendingActionPrinter(JsonObject action) {
        this.action = action;
    }

    static void print(JsonObject action, PrintWriter out) {
        out.println(text("source", action).toUpperCase(Locale.ROOT) + ": " + text("tool", action) + " on "
                + text("platform", action));
        PendingActionPrinter printer = new PendingActionPrinter(action);
        printer.addTarget();
        printer.addMoney();
        printer.addPeople();
        TablePrinter.print(printer.lines, out);
    }

    private void addTarget() {
        add("id", text("id"));
        add("status", text("status"));
        add("account", named("account_id", "target.account_name"));
        add("entity", named("entity", "target.entity_name"));
        addChanges("change", "diff");
        addChanges("derived", "derived");
        add("arguments", text("arguments"));
    }

    private void addMoney() {
        if (isThere(at(action, "spend"))) {
            add(
                    "money a day",
                    text("spend.daily_before") + " -> " + text("spend.daily_after") + " (" + text("spend.daily_delta")
                            + ")");
            add("money a month", text("spend.monthly_after"));
        }
        if (isThere(at(action, "recent"))) {
            add(
                    "last 7 days",
                    text("recent.status") + ", cost " + text("recent.cost_micros") + " micros of "
                            + text("recent.currency") + ", " + text("recent.results") + " results");
        }
        if (isThere(at(action, "caps"))) {
            add(
                    "caps leave",
                    text("caps.per_day.left") + " of " + text("caps.per_day.limit") + " for " + text("caps.day") + ", "
                            + text("caps.per_call") + " a call");
            if (isThere(at(action, "caps.max_change_percent"))) {
                add("", "a change of " + text("caps.max_change_percent") + " percent a call");
            }
            if (isThere(at(action, "caps.creates_per_day"))) {
                add("", text("caps.creates_per_day.left") + " of " + text("caps.creates_per_day.limit") + " creations");
            }
        } else {
            add("caps leave", "-");
        }
        items("warnings").forEach(warning -> add("warning", cell(warning)));
    }

    private void addPeople() {
        add("reason", text("reason"));
        add(
                "asked by",
                text("requested_by.principal") + requesterDetails() + " of " + text("requested_by.owner") + " at "
                        + text("created_at"));
        add("to decide until", text("expires_at"));
        add("approved at", text("approved_at"));
        add("to execute until", text("execute_before"));
        add("approvals needed", text("approvals_required"));
        if (at(action, "your_approval.allowed") == JsonBoolean.FALSE) {
            add("not by you", text("your_approval.message"));
        }
        items("decisions")
                .forEach(decision -> add(
                        cell(at(decision, "decision")),
                        cell(at(decision, "principal")) + " of " + cell(at(decision, "owner")) + " at "
                                + cell(at(decision, "at")) + ": " + cell(at(decision, "comment"))));
        if (isThere(at(action, "executed_by"))) {
            add("applied by", text("executed_by") + " at " + text("executed_at") + ": " + text("execution_comment"));
        } else if (isThere(at(action, "ended"))) {
            add("ended by", text("ended.by") + " at " + text("ended.at") + ": " + text("ended.reason"));
        }
        add("workflow", text("workflow_id") + ", step " + text("step"));
        items("workflow.steps")
                .forEach(step -> add(
                        "step " + cell(at(step, "step")),
                        cell(at(step, "tool")) + " on " + cell(at(step, "account_id")) + ": "
                                + cell(at(step, "arguments")) + ", " + cell(at(step, "status"))));
        add("hash", text("payload_hash"));
    }

    // Requests of earlier versions have no transport.
    private String requesterDetails() {
        return (isThere(at(action, "requested_by.kind")) ? " (" + text("requested_by.kind") + ")" : "")
                + (isThere(at(action, "requested_by.transport")) ? " over " + text("requested_by.transport") : "");
    }

    private void addChanges(String label, String member) {
        // No list, where the stored action is not intact.
        if (!isThere(at(action, member))) {
            add(label, "not shown: the stored action is not what was asked for, so it can only be rejected");
        }
        items(member)
                .forEach(change -> add(
                        label,
                        cell(at(change, "field")) + ": " + amount(change, "before") + " -> "
                                + amount(change, "after")));
    }

    /** Returns a value with its unit; an amount of money in major units. */
    private String amount(JsonValue change, String member) {
        @Nullable JsonValue value = at(change, member);
        if (!(value instanceof JsonNumber number) || !isThere(at(change, "unit"))) {
            return cell(value);
        }
        String currency = cell(at(change, "currency"));
        return AmountText.of(number.value(), cell(at(change, "unit")), currency, sumOf(currency));
    }

    private @Nullable String sumOf(String currency) {
        return at(action, "spend.daily_after") instanceof JsonObject money
                        && new JsonString(currency).equals(money.get("currency"))
                ? cell(money.get("amount_major"))
                : null;
    }

    private String named(String id, String name) {
        return isThere(at(action, name)) ? text(id) + " (" + text(name) + ")" : text(id);
    }

    private List<JsonValue> items(String member) {
        return at(action, member) instanceof JsonArray array ? array.items() : List.of();
    }

    private String text(String path) {
        return text(path, action);
    }

    private static String text(String path, JsonObject object) {
        return cell(at(object, path));
    }

    private void add(String label, String value) {
        lines.add(List.of(label, value));
    }
}
