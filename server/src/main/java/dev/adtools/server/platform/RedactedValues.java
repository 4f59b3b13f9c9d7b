package dev.adtools.server.platform;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Redacts the values of requests and answers. Measures, times and the platforms' own words stay. Ids become other
 * ids, and every other text becomes a pseudonym, so a text of an unknown kind is never shown.
 */
final class RedactedValues {

    private static final String HIDDEN = "[redacted]";

    private static final Pattern SECRET =
            Pattern.compile("(?i).*(token|secret|proof|password|authorization|credential|signature|email).*");
    private static final Pattern PAGE = Pattern.compile("after|before|nextPageToken|pageToken");
    private static final Pattern MEASURE = Pattern.compile(
            "(?i)(?!.*account).*(micros|budget|spend|spent|cost|balance|amount|bid|impressions|reach|clicks|views|conversions|installs|value"
                    + "|rate|ctr|cpc|cpm|cpp|frequency|count|level|percent|consumed|remaining|minimum|consumption|expires_at)");
    private static final Pattern ID =
            Pattern.compile("(?i)(id|.*_ids?|.*[a-z]id|resourcenames?|account|property|parent|value)");
    private static final Pattern WORD =
            Pattern.compile("(?i).*(status|type|objective|goal|strategy|category|categories|reasons?|code"
                    + "|mode|event|severity|level|kind|field|operator|fields|mask|method|breakdowns?|options|store|period|currency.*"
                    + "|time_?zone.*|limit|offset|increment|pagesize|channel|scopes?|version)");
    private static final Pattern HEADERS = Pattern.compile("(dimension|metric)(Headers|s|Name)?");

    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
    private static final Pattern TIME = Pattern.compile(
            "[0-9]{4}-?[0-9]{2}-?[0-9]{2}([T ][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?(Z|[+-][0-9:]{4,6})?)?");
    private static final Pattern PLAIN_ID = Pattern.compile("(act_)?[0-9]+");
    private static final Pattern RESOURCE = Pattern.compile(
            "(customers|accounts|accountSummaries|properties|[a-zA-Z]+Constants)/[0-9A-Z]+(/[A-Za-z]{2,40}(/[0-9~-]+)?)?");
    private static final Pattern PLAIN_WORD = Pattern.compile("[A-Za-z0-9_./,]{0,400}|Job [A-Z][a-z]+( [A-Z][a-z]+)?");
    private static final Pattern RANGE = Pattern.compile("date_range_[0-9]|RESERVED_(TOTAL|MIN|MAX)");
    private static final Pattern HEADER_NAME = Pattern.compile("[a-z][A-Za-z0-9]{0,60}");
    private static final Pattern QUOTED = Pattern.compile("'([^']*)'");
    private static final Pattern PLAIN_LITERAL = Pattern.compile("[0-9-]{0,10}|[A-Z_]{2,40}");
    private static final BigDecimal LARGE = BigDecimal.valueOf(100_000);

    private final Pseudonyms pseudonyms;

    RedactedValues(Pseudonyms pseudonyms) {
        this.pseudonyms = pseudonyms;
    }

    /** Returns a JSON value of a member. */
    JsonNode json(JsonNode value, String key, String parent) {
        if (value instanceof ObjectNode object) {
            ObjectNode redacted = WireJson.object();
            object.properties()
                    .forEach(it -> redacted.set(pseudonyms.ids(it.getKey()), json(it.getValue(), it.getKey(), key)));
            return redacted;
        } else if (value instanceof ArrayNode list) {
            ArrayNode redacted = WireJson.array();
            list.forEach(item -> redacted.add(json(item, key, parent)));
            return redacted;
        } else if (value.isNumber()) {
            return number(value, key);
        }
        return value.isTextual() ? TextNode.valueOf(text(value.textValue(), key, parent)) : value;
    }

    private JsonNode number(JsonNode value, String key) {
        boolean isLarge = value.isIntegralNumber() && value.decimalValue().abs().compareTo(LARGE) >= 0;
        return isLarge && !MEASURE.matcher(key).matches()
                ? DecimalNode.valueOf(new BigDecimal(pseudonyms.ids(value.asText())))
                : value;
    }

    /** Returns a text of a member or a parameter. */
    String text(String text, String key, String parent) {
        if (SECRET.matcher(key).matches() && !PAGE.matcher(key).matches()) {
            return HIDDEN;
        } else if (PAGE.matcher(key).matches()) {
            return pseudonyms.word("page", text);
        } else if (text.startsWith("http:") || text.startsWith("https:")) {
            return new RedactedAddress(this, pseudonyms).link(text);
        } else if (text.startsWith("{") || text.startsWith("[")) {
            return embedded(text, key, parent);
        } else if (key.equals("query")) {
            return pseudonyms.ids(QUOTED.matcher(text).replaceAll(this::literal));
        } else if (parent.equals("dimensionValues")) {
            return TIME.matcher(text).matches() || RANGE.matcher(text).matches() ? text : pseudonyms.word("text", text);
        } else if ((key.equals("name") || key.equals("apiName"))
                && HEADERS.matcher(parent).matches()) {
            return HEADER_NAME.matcher(text).matches() ? text : pseudonyms.word("custom", text);
        }
        return isPlain(text, key) ? text : known(text, key);
    }

    private static boolean isPlain(String text, String key) {
        return (DECIMAL.matcher(text).matches() && MEASURE.matcher(key).matches() && !isInFilter(text, key))
                || (TIME.matcher(text).matches() && !ID.matcher(key).matches());
    }

    // The values of a filter are ids, and those of measures are seldom so long.
    private static boolean isInFilter(String text, String key) {
        return key.equals("value") && text.matches("[0-9]{13,}");
    }

    private String known(String text, String key) {
        boolean known = RESOURCE.matcher(text).matches()
                || (ID.matcher(key).matches() && PLAIN_ID.matcher(text).matches())
                || (WORD.matcher(key).matches() && PLAIN_WORD.matcher(text).matches());
        return known || text.isEmpty() ? pseudonyms.ids(text) : pseudonyms.word("text", text);
    }

    private String literal(MatchResult quoted) {
        return PLAIN_LITERAL.matcher(quoted.group(1)).matches()
                ? quoted.group()
                : "'" + pseudonyms.word("text", quoted.group(1)) + "'";
    }

    private String embedded(String text, String key, String parent) {
        try {
            return WireJson.text(json(WireJson.value(text), key, parent));
        } catch (UncheckedIOException e) {
            return pseudonyms.word("text", text);
        }
    }
}
