package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Retry;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ToolDescriptor;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Text of a refused call, for a model: which arguments are wrong, what they may be, and the next call that helps. */
final class ErrorText {

    private static final int MOST_VIOLATIONS = 10;
    private static final Map<ErrorCode, String> EXPLAINED_BY = Map.ofEntries(
            Map.entry(ErrorCode.RATE_LIMITED, "get_usage_status"),
            Map.entry(ErrorCode.QUOTA_EXCEEDED, "get_usage_status"),
            Map.entry(ErrorCode.OUTCOME_UNKNOWN, "get_change_history"),
            Map.entry(ErrorCode.PENDING_ACTION_NOT_APPROVED, "list_pending_actions"),
            Map.entry(ErrorCode.INTERNAL, "get_recent_errors"),
            Map.entry(ErrorCode.PLATFORM_ERROR, "get_recent_errors"),
            Map.entry(ErrorCode.PLATFORM_UNAVAILABLE, "get_recent_errors"),
            Map.entry(ErrorCode.PLATFORM_TIMEOUT, "get_recent_errors"),
            Map.entry(ErrorCode.PLATFORM_CREDENTIALS_REJECTED, "get_recent_errors"),
            Map.entry(ErrorCode.PLATFORM_VERSION_UNSUPPORTED, "get_recent_errors"),
            Map.entry(ErrorCode.STORE_UNAVAILABLE, "get_recent_errors"));

    private final ToolCatalog catalog;

    /** Names tools of a catalog. */
    ErrorText(ToolCatalog catalog) {
        this.catalog = catalog;
    }

    /** Returns the text of an error that a call of a tool ended with. */
    String of(ToolError error, @Nullable ToolDescriptor tool) {
        List<Violation> violations = violations(error);
        List<String> lines = new ArrayList<>();
        lines.add(error.message());
        violations.stream().skip(1).forEach(violation -> lines.add(line(violation)));
        // Arguments that do not fit the schema have their advice in their messages.
        if (tool != null && error.code() != ErrorCode.INVALID_ARGUMENTS) {
            hints(error, violations, tool).forEach(lines::add);
        }
        String explained = EXPLAINED_BY.get(error.code());
        if (explained != null && catalog.named(explained).isPresent()) {
            lines.add(explained + " says more.");
        }
        lines.add(nextStep(ErrorBody.retry(error)));
        return String.join(violations.size() > 1 ? "\n" : " ", lines);
    }

    private static List<Violation> violations(ToolError error) {
        return error.details().get("violations") instanceof JsonArray list
                ? list.items().stream()
                        .limit(MOST_VIOLATIONS)
                        .filter(JsonObject.class::isInstance)
                        .map(JsonObject.class::cast)
                        .map(found ->
                                new Violation(text(found, "pointer"), text(found, "rule"), text(found, "message")))
                        .toList()
                : List.of();
    }

    private static String line(Violation violation) {
        String said = violation.text() + (violation.isOfSchema() ? "" : " (" + violation.rule() + ")");
        return said.endsWith("?") ? said : said + ".";
    }

    /** Returns the tools that find the arguments that are wrong; those of all ids where one is not found. */
    private Set<String> hints(ToolError error, List<Violation> violations, ToolDescriptor tool) {
        Set<String> hints = new LinkedHashSet<>();
        for (Violation violation : violations) {
            find(tool, violation.pointer().replaceFirst("^/([^/]*).*", "$1"), hints);
        }
        if (error.code() == ErrorCode.NOT_FOUND) {
            tool.arguments().members().keySet().forEach(argument -> find(tool, argument, hints));
        }
        return hints;
    }

    private void find(ToolDescriptor tool, String argument, Set<String> hints) {
        catalog.finder(tool.platform(), argument)
                .filter(finder -> !finder.equals(tool.name()))
                .ifPresent(finder -> hints.add(finder + " finds " + argument + "."));
    }

    private static String text(JsonObject object, String member) {
        JsonValue value = object.get(member);
        return value instanceof JsonString text ? text.value() : "";
    }

    private static String nextStep(Retry retry) {
        return switch (retry) {
            case SAME_KEY -> "The same call may be sent again later, with the same idempotency key.";
            case NEW_KEY -> "Send the call again only with a new idempotency key.";
            case AFTER_FIX -> "Fix this before calling again.";
            case NEVER -> "Do not send the call again.";
        };
    }
}
