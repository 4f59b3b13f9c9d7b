package dev.adtools.tools.platform.wire;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.json.StrictJson;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the numbers of platforms: any JSON decimal, as a number or as text. */
public final class WireNumber {

    // RFC 8259, section 6; longer ones are no measured values, and cost time.
    private static final Pattern DECIMAL =
            Pattern.compile("-?(0|[1-9][0-9]{0,29})(\\.[0-9]{1,60})?([eE][+-]?[0-9]{1,3})?");
    private static final BigDecimal MAX = BigDecimal.valueOf(StrictJson.MAX_INTEGER);
    private static final int MAX_DECIMALS = 400;

    private WireNumber() {}

    /** Returns a number; empty if it is absent, no JSON decimal, or beyond the numbers that JSON readers hold exactly. */
    public static Optional<BigDecimal> of(JsonNode value) {
        String text = value.asText("");
        return value.isValueNode() && DECIMAL.matcher(text).matches()
                ? Optional.of(new BigDecimal(text))
                        .filter(number ->
                                number.scale() <= MAX_DECIMALS && number.abs().compareTo(MAX) <= 0)
                : Optional.empty();
    }

    /** Returns a whole number that is not negative, such as a count; empty if it is anything else. */
    public static Optional<Long> count(JsonNode value) {
        return of(value)
                .filter(number ->
                        number.signum() >= 0 && number.stripTrailingZeros().scale() <= 0)
                .map(BigDecimal::longValueExact);
    }
}
