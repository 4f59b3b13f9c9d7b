package dev.adtools.server.mcp;

import dev.adtools.server.call.Arguments;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Resource that clients attach to a conversation (MCP 2026-07-28, "Resources"), made of answers of tools that only read.
 *
 * @param uri its URI, or the template of it
 * @param name its name in the protocol
 * @param title its name for people
 * @param description what it holds
 * @param parts the calls whose answers it is
 */
record ToolResource(String uri, String name, String title, String description, List<Part> parts) {

    /** Resources that are listed. */
    static final List<ToolResource> ALL = List.of(
            new ToolResource(
                    "adtools://accounts",
                    "accounts",
                    "Accounts",
                    "The advertising accounts that the token may use, on both platforms.",
                    List.of(new Part("list_alpha_accounts", "{}"), new Part("list_beta_accounts", "{}"))),
            new ToolResource(
                    "adtools://pending-actions",
                    "pending_actions",
                    "Pending actions",
                    "The changes that wait for a person's approval, or have been decided lately.",
                    List.of(new Part("list_pending_actions", "{}"))),
            overview("alpha", "get_alpha_campaigns", "get_alpha_campaign_performance", "get_alpha_budget_pacing"),
            overview("beta", "get_campaigns", "get_beta_campaign_performance", "get_beta_budget_pacing"));

    private static final String PLACE = "{account_id}";

    // Nothing that would be more than an id in the JSON of arguments.
    private static final String ID = "([A-Za-z0-9_-]{1,40})";

    private static ToolResource overview(String platform, String campaigns, String performance, String pacing) {
        String account = "{\"account_id\":\"" + PLACE + "\"";
        return new ToolResource(
                "adtools://accounts/" + platform + "/" + PLACE + "/overview",
                platform + "_account_overview",
                "Account overview on " + platform,
                "The campaigns of one account on " + platform + ", its last four weeks against those before, and this"
                        + " month's spend against its budget.",
                List.of(
                        new Part(campaigns, account + "}"),
                        new Part(performance, account + ",\"date_range\":\"last_28d\",\"compare_previous\":true}"),
                        new Part(pacing, account + "}")));
    }

    /** Returns whether its URI is a template. */
    boolean isTemplate() {
        return uri.contains(PLACE);
    }

    /** Returns the resource at a URI that this is, or is the template of. */
    Optional<ToolResource> at(String asked) {
        if (!isTemplate()) {
            return uri.equals(asked) ? Optional.of(this) : Optional.empty();
        }
        int place = uri.indexOf(PLACE);
        Matcher matcher = Pattern.compile(Pattern.quote(uri.substring(0, place))
                        + ID
                        + Pattern.quote(uri.substring(place + PLACE.length())))
                .matcher(asked);
        return matcher.matches()
                ? Optional.of(new ToolResource(
                        asked,
                        name,
                        title,
                        description,
                        parts.stream().map(part -> part.of(matcher.group(1))).toList()))
                : Optional.empty();
    }

    /**
     * Call of a tool whose answer is a part of a resource.
     *
     * @param tool the tool
     * @param json its arguments, with a place for the account
     */
    record Part(String tool, String json) {

        private Part of(String account) {
            return new Part(tool, json.replace(PLACE, account));
        }

        Arguments arguments() {
            return Arguments.of(json.getBytes(StandardCharsets.US_ASCII));
        }
    }
}
