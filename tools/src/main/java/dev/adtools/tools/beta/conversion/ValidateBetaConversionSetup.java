package dev.adtools.tools.beta.conversion;

import dev.adtools.api.Arg;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Format;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks tracking pixel, conversions API, lead form and offline events before anything is sent. */
@Tool(
        name = "validate_beta_conversion_setup",
        title = "Validate a conversion set-up",
        description = "Checks whether tracking pixel, server events, lead form and offline"
                + " events are ready. Use it before ads are optimized for conversions. It looks at"
                + " samples of what would be sent, and on request whether the platform has what is"
                + " named. Personal data must be hashed and is never echoed; access tokens must not be"
                + " sent.",
        platform = Platform.BETA,
        mode = Mode.VALIDATE,
        group = ToolGroup.VALIDATION,
        rules = ConversionRule.class,
        ruleset = ValidateBetaConversionSetup.RULESET,
        searchWords = "check verify test pixel tracking conversion conversions setup capi server events"
                + " offline lead form measurement working properly events deduplication",
        handler = ValidateBetaConversionSetupHandler.class)
public record ValidateBetaConversionSetup(
        @Arg(
                description = "The pixel. An id of 10 to 20 digits.",
                maxLength = 64,
                examples = {"1234567890123456"})
        @Nullable
        String pixelId,

        @Arg(
                description = "Takes server and offline events. An id of 10 to 20 digits.",
                maxLength = 64,
                examples = {"1234567890123456"})
        @Nullable
        String datasetId,

        @Arg(
                description = "Owner of pixel and dataset. An id of 5 to 20 digits.",
                maxLength = 64,
                examples = {"123456789012345"})
        @Nullable
        String businessId,

        @Arg(
                description = "The host of the web site. Without scheme and path.",
                maxLength = 253,
                examples = {"shop.example"})
        @Nullable
        String domain,

        @Arg(
                description = "The moment that event times are compared with. For repeatable tests; the"
                        + " present when absent.",
                format = Format.DATE_TIME,
                maxLength = 64,
                examples = {"2026-11-20T12:00:00Z"})
        @Nullable
        String now,

        @Arg(description = "Events of the pixel: event_name, event_id, event_time (Unix seconds), " + "custom_data.")
        @Nullable
        List<JsonObject> browserEvents,

        @Arg(
                description = "Events of the server: event_name, event_time (Unix seconds), event_id,"
                        + " action_source, event_source_url, user_data (hashed), custom_data, app_data, opt_out.")
        @Nullable
        List<JsonObject> serverEvents,

        @Arg(
                description = "The form: page_id, name, questions[], privacy_policy{url, link_text},"
                        + " follow_up_action_url, locale; or page_id and id of an existing one.")
        @Nullable
        JsonObject leadForm,

        @Arg(description = "Offline events: dataset_id, is_consolidated_container, events[].") @Nullable
        JsonObject offline,

        @Arg(description = "The conversions API: enabled, access_token_present, test_event_code. Never the token.")
        @Nullable
        JsonObject capi,

        @Arg(description = "Needed to verify.", examples = "act_1700100001") @Nullable
        BetaAccountId accountId,

        @Arg(
                description = "Ask the platform too. Whether the account has the pixel and the datasets and"
                        + " they get events, whether it may advertise the page, and whether the form is active."
                        + " Nothing is changed.",
                defaultValue = "false")
        boolean verify) {

    static final String RULESET = "beta-2026.11";
}
