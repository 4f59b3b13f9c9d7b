package dev.adtools.tools.platform;

import dev.adtools.api.Scalar;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.Nearest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The actions of people that are counted as conversions on beta; each occurrence counts once, whichever row it is in.
 *
 * @param value the word for them, or {@code custom_} and the id of a custom conversion
 */
@Scalar(pattern = BetaConversion.PATTERN, lenient = true)
public record BetaConversion(String value) {

    /** Purchases, leads and app installs together. */
    public static final BetaConversion ALL = new BetaConversion("all");
    /** Purchases. */
    public static final BetaConversion PURCHASES = new BetaConversion("purchases");
    /** Leads. */
    public static final BetaConversion LEADS = new BetaConversion("leads");
    /** App installs. */
    public static final BetaConversion APP_INSTALLS = new BetaConversion("app_installs");
    /** Completed registrations. */
    public static final BetaConversion REGISTRATIONS = new BetaConversion("registrations");
    /** Started conversations by message. */
    public static final BetaConversion MESSAGES = new BetaConversion("messages");

    /** Description of an argument of this type. */
    public static final String DESCRIPTION = "What counts as a conversion. It does so in every row and sum: all"
            + " (purchases, leads and app installs together), purchases, leads, app_installs, registrations, messages, or"
            + " custom_ and the id of a custom conversion.";

    static final String PATTERN = "^(all|purchases|leads|app_installs|registrations|messages|custom_[0-9]{1,20})$";

    private static final String CUSTOM = "custom_";

    private static final List<String> WORDS =
            List.of("all", "purchases", "leads", "app_installs", "registrations", "messages");

    // The platform's name of a custom conversion, or its id alone.
    private static final Pattern ACTION = Pattern.compile("(?:offsite_conversion\\.custom\\.)?([0-9]{1,20})");

    private static final Map<BetaConversion, String> ONE = Map.of(
            ALL, "conversion",
            PURCHASES, "purchase",
            LEADS, "lead",
            APP_INSTALLS, "app install",
            REGISTRATIONS, "registration",
            MESSAGES, "message");

    /** Returns the conversions that a text names. */
    public static BetaConversion of(String text) {
        return new BetaConversion(text);
    }

    /** Returns a value unchanged: no other form is read. */
    public static JsonValue normalize(JsonValue value) {
        return value;
    }

    /** Returns the message for a value that names no conversions, with the nearest word. */
    public static String refusal(JsonValue value) {
        String text = value instanceof JsonString string ? string.value() : "";
        Matcher action = ACTION.matcher(text);
        return "must be one of " + String.join(", ", WORDS) + ", or custom_ and the id of a custom conversion"
                + (action.matches() ? "; did you mean custom_" + action.group(1) + "?" : Nearest.hint(text, WORDS));
    }

    /** Returns a custom conversion. */
    public static BetaConversion custom(String id) {
        return new BetaConversion(CUSTOM + id);
    }

    /** Returns the id of a custom conversion; empty for other conversions. */
    public Optional<String> customId() {
        return value.startsWith(CUSTOM) ? Optional.of(value.substring(CUSTOM.length())) : Optional.empty();
    }

    /** Returns the single kinds of actions that it stands for. */
    public List<BetaConversion> kinds() {
        return equals(ALL) ? List.of(PURCHASES, LEADS, APP_INSTALLS) : List.of(this);
    }

    /** Returns the words for one of them. */
    public String one() {
        return customId().map(id -> "custom conversion " + id).orElseGet(() -> ONE.getOrDefault(this, value));
    }

    /** Returns the words for several of them. */
    public String several() {
        return equals(ALL) ? "purchases, leads and app installs" : one() + "s";
    }
}
