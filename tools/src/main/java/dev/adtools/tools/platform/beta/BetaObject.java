package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.adtools.tools.platform.wire.WireNumber;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** An object of beta, read by its fields' names. A field that the platform has no value for is absent. */
final class BetaObject {

    // Beta writes offsets without a colon, which RFC 3339 requires.
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ssXX", Locale.ROOT);

    // The platform's zero, in any time zone, stands for never.
    private static final LocalDate FIRST_DAY = LocalDate.of(1970, 1, 2);

    private static final long MAX_AMOUNT = 99_999_999_999_999L;

    private final JsonNode object;
    private final Consumer<String> readers;

    private BetaObject(JsonNode object, Consumer<String> readers) {
        this.object = object;
        this.readers = readers;
    }

    static BetaObject of(JsonNode object) {
        return new BetaObject(object, field -> {});
    }

    /** Returns an object without values, which notes the fields that are read of it. */
    static BetaObject noting(Set<String> fields) {
        return new BetaObject(MissingNode.getInstance(), fields::add);
    }

    private JsonNode value(String field) {
        readers.accept(field);
        return object.path(field);
    }

    String text(String field) {
        return value(field).asText("");
    }

    @Nullable
    String textOrNull(String field) {
        JsonNode value = value(field);
        return value.isMissingNode() || value.isNull() ? null : value.asText();
    }

    List<String> texts(String field) {
        return StreamSupport.stream(value(field).spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    long number(String field) {
        return value(field).asLong(0);
    }

    /** Returns how many there are; null when the platform does not say. */
    @Nullable
    Long count(String field) {
        return WireNumber.count(value(field)).orElse(null);
    }

    boolean truth(String field) {
        return value(field).asBoolean(false);
    }

    /** Returns an amount of minor units, a text or a number; null when there is none that can be read. */
    @Nullable
    Long amount(String field) {
        Long amount = count(field);
        return amount != null && amount <= MAX_AMOUNT ? amount : null;
    }

    /** Returns the amount of a budget, for which {@code "0"} stands when it is not set. */
    @Nullable
    Long budget(String field) {
        Long amount = amount(field);
        return amount == null || amount == 0 ? null : amount;
    }

    /** Returns a time; null where the platform has none, for which it also sends the epoch in some time zone. */
    @Nullable
    String time(String field) {
        String text = textOrNull(field);
        try {
            OffsetDateTime time = text == null ? null : OffsetDateTime.parse(text, TIME);
            return time == null || time.toLocalDate().isBefore(FIRST_DAY)
                    ? null
                    : DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(time);
        } catch (DateTimeParseException e) {
            return text;
        }
    }

    /** Returns an object inside this one, which is selected as a whole. */
    BetaObject inner(String field) {
        return of(value(field));
    }

    /** Returns the objects of a list inside this one, which is selected as a whole. */
    List<BetaObject> list(String field) {
        return StreamSupport.stream(value(field).spliterator(), false)
                .map(BetaObject::of)
                .toList();
    }

    /** Returns this object as it is. */
    JsonNode json() {
        return object;
    }
}
