package dev.adtools.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Rows;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ColumnsTest {

    private static final Columns<String> COLUMNS =
            Columns.<String>none().with("word", Cells::text).with("length", word -> Cells.number((long) word.length()));

    @Test
    void givesEveryRowOneValuePerColumn() {
        assertThat(COLUMNS.rows(true, "facts", List.of("ads", ""), String::length))
                .isEqualTo(new Rows.OfValues<>(
                        "facts",
                        List.of("word", "length"),
                        List.of(
                                JsonArray.of(List.of(new JsonString("ads"), JsonNumber.of(3))),
                                JsonArray.of(List.of(JsonNull.NULL, JsonNumber.of(0))))));
        assertThat(COLUMNS.rows(false, "facts", List.of("ads", ""), String::length))
                .isEqualTo(new Rows.OfObjects<>("facts", List.of(3, 0)));
    }

    @Test
    void showsPartsOfLargerRows() {
        Columns<List<String>> pairs = Columns.<List<String>>none()
                .with("size", pair -> Cells.number((long) pair.size()))
                .and(COLUMNS.of(pair -> pair.get(1)));

        assertThat(pairs.rows(true, "facts", List.of(List.of("a", "bc")), List::size))
                .isEqualTo(new Rows.OfValues<>(
                        "facts",
                        List.of("size", "word", "length"),
                        List.of(JsonArray.of(List.of(JsonNumber.of(2), new JsonString("bc"), JsonNumber.of(2))))));
    }

    @Test
    void showsWhatIsNotKnownAsNull() {
        assertThat(Cells.text(null)).isEqualTo(JsonNull.NULL);
        assertThat(Cells.text("")).isEqualTo(JsonNull.NULL);
        assertThat(Cells.number((Long) null)).isEqualTo(JsonNull.NULL);
        assertThat(Cells.number((BigDecimal) null)).isEqualTo(JsonNull.NULL);
        assertThat(Cells.number(new BigDecimal("1.50"))).isEqualTo(new JsonNumber(new BigDecimal("1.5")));
        assertThat(Cells.truth(true)).isEqualTo(JsonBoolean.of(true));
    }
}
