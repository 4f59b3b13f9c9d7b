package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads one row, and remembers the first thing that is wrong with it. */
final class RowReader {

    private static final int LONGEST_TERM = 500;
    private static final Pattern CURRENCY = Pattern.compile("[A-Z]{3}");
    private static final Pattern ID = Pattern.compile("[0-9]{1,19}");
    private static final Set<String> STATUSES = Set.of("ADDED", "ADDED_EXCLUDED", "EXCLUDED", "NONE");
    private static final Set<String> MATCH_TYPES = Set.of("EXACT", "NEAR_EXACT", "PHRASE", "NEAR_PHRASE", "BROAD");
    /** Ten thousand of each still fit a long, and counts also fit the integers that every JSON reader holds. */
    private static final BigDecimal MOST_COUNT = new BigDecimal("100000000000");

    private static final BigDecimal MOST_MICROS = new BigDecimal("900000000000000");
    private static final int MICRO_DIGITS = 6;
    private static final BigDecimal MOST_VALUE = MOST_MICROS.movePointLeft(MICRO_DIGITS);

    private final Node row;
    private final @Nullable String currency;
    private @Nullable String problem;

    RowReader(Node row, @Nullable String currency) {
        this.row = row;
        this.currency = currency;
    }

    /** Returns why the row cannot be used, once it has been read. */
    @Nullable
    String problem() {
        return problem;
    }

    /** Returns the row; it means nothing when there is a problem. */
    TermRow read() {
        String text = text();
        Counts counts = counts();
        String status = oneOf("status", STATUSES);
        String matchType = oneOf("match_type", MATCH_TYPES);
        String matched = TermText.ofKeyword(row.at("matched_keyword").text().orElse(""));
        return new TermRow(
                text,
                counts,
                id("campaign_id"),
                id("ad_group_id"),
                currency(),
                matched,
                isOneOf(status, "ADDED") || ("EXACT".equals(matchType) && matched.equals(text)),
                "NEAR_EXACT".equals(matchType),
                isOneOf(status, "EXCLUDED"),
                previous(),
                false);
    }

    // The platform has a word for both at once.
    private static boolean isOneOf(@Nullable String status, String word) {
        return word.equals(status) || "ADDED_EXCLUDED".equals(status);
    }

    private String text() {
        String raw = row.at("search_term").text().orElse("");
        String text = raw.length() > LONGEST_TERM ? "" : TermText.of(raw);
        if (text.isEmpty()) {
            reject("search_term must be a text of 1 to 500 characters");
        }
        return text;
    }

    private Counts counts() {
        long impressions = count("impressions");
        long clicks = count("clicks");
        if (clicks > impressions) {
            reject("clicks must not exceed impressions");
        }
        return new Counts(impressions, clicks, cost(), decimal("conversions"), value());
    }

    private long count(String name) {
        Optional<BigDecimal> count = row.at(name).number().filter(value -> value.scale() <= 0);
        if (count.filter(value -> value.signum() >= 0 && value.compareTo(MOST_COUNT) <= 0)
                .isEmpty()) {
            reject(name + " must be a whole number of at least 0");
            return 0;
        }
        return count.get().longValueExact();
    }

    private long cost() {
        Node micros = row.at("cost_micros");
        Node units = row.at("cost");
        if (micros.present() == units.present()) {
            reject("must have one of cost_micros and cost");
            return 0;
        }
        if (units.present() && currency() == null && currency == null) {
            reject("cost in units needs a currency");
        }
        BigDecimal value = micros.present()
                ? micros.number().orElse(BigDecimal.ONE.negate())
                : units.number().orElse(BigDecimal.ONE.negate()).movePointRight(MICRO_DIGITS);
        if (value.signum() < 0 || value.stripTrailingZeros().scale() > 0 || value.compareTo(MOST_MICROS) > 0) {
            reject("the cost must be at least 0 and a whole number of micros");
            return 0;
        }
        return value.longValueExact();
    }

    private BigDecimal decimal(String name) {
        Optional<BigDecimal> value =
                row.at(name).number().filter(given -> given.signum() >= 0 && given.compareTo(MOST_COUNT) <= 0);
        if (value.isEmpty()) {
            reject(name + " must be a number of at least 0");
        }
        return value.orElse(BigDecimal.ZERO);
    }

    // Platforms divide a conversion among clicks, so that a part of its value may be finer than micros.
    private BigDecimal value() {
        Node micros = row.at("conversion_value_micros");
        Node units = row.at("conversion_value");
        if (micros.present() && units.present()) {
            reject("must have only one of conversion_value_micros and conversion_value");
        } else if (micros.absent() && units.absent()) {
            return BigDecimal.ZERO;
        }
        Optional<BigDecimal> value =
                micros.present() ? micros.number().map(number -> number.movePointLeft(MICRO_DIGITS)) : units.number();
        if (value.filter(given -> given.signum() >= 0 && given.compareTo(MOST_VALUE) <= 0)
                .isEmpty()) {
            reject((micros.present() ? "conversion_value_micros" : "conversion_value")
                    + " must be an amount of at least 0");
        }
        return value.orElse(BigDecimal.ZERO);
    }

    private @Nullable String currency() {
        Node stated = row.at("currency");
        if (stated.absent()) {
            return null;
        }
        String code = stated.text().orElse("");
        if (!CURRENCY.matcher(code).matches()) {
            reject("currency must be an ISO 4217 code");
        } else if (currency != null && !currency.equals(code)) {
            reject("is in another currency");
        }
        return code;
    }

    private @Nullable String id(String name) {
        Node id = row.at(name);
        if (id.present() && id.text().filter(text -> ID.matcher(text).matches()).isEmpty()) {
            reject(name + " must be a string of digits");
        }
        return id.text().orElse(null);
    }

    private @Nullable String oneOf(String name, Set<String> values) {
        Node member = row.at(name);
        if (member.present() && member.text().filter(values::contains).isEmpty()) {
            reject(name + " must be one of "
                    + String.join(", ", values.stream().sorted().toList()));
        }
        return member.text().orElse(null);
    }

    private boolean previous() {
        Node previous = row.at("prev_period");
        if (previous.present() && previous.truth().isEmpty()) {
            reject("prev_period must be true or false");
        }
        return previous.truth().orElse(false);
    }

    private void reject(String reason) {
        if (problem == null) {
            problem = reason;
        }
    }
}
