package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.json.StrictJson;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Divides numbers of the report, with fixed rounding; what would be divided by nothing is not known. */
final class Ratio {

    private static final int DIGITS = 4;
    private static final BigDecimal MOST = BigDecimal.valueOf(StrictJson.MAX_INTEGER);

    private Ratio() {}

    /** Returns a share rounded to four digits. */
    static @Nullable BigDecimal of(long part, long whole) {
        return whole == 0
                ? null
                : BigDecimal.valueOf(part).divide(BigDecimal.valueOf(whole), DIGITS, RoundingMode.HALF_UP);
    }

    /** Returns what one conversion costs, in micros. */
    static @Nullable Long costPerConversion(Counts counts) {
        if (!counts.converting()) {
            return null;
        }
        BigDecimal cost = BigDecimal.valueOf(counts.costMicros()).divide(counts.conversions(), 0, RoundingMode.HALF_UP);
        // A sliver of a conversion can cost more than any JSON reader holds exactly.
        return cost.compareTo(MOST) > 0 ? null : (Long) cost.longValueExact();
    }
}
