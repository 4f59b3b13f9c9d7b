package dev.adtools.tools.paging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PageRequestTest {

    private static final Comparator<PageKey> ORDER =
            Comparator.comparing(PageKey::sort).reversed().thenComparing(PageKey::id);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 20, 21, 500})
    void showsEveryRowOnceInOrder(int limit) {
        List<String> rows =
                IntStream.range(0, 20).mapToObj(i -> (i % 3) + "/" + i).toList();

        List<String> seen = new ArrayList<>();
        String cursor = null;
        do {
            Page<String> page = page("all", limit, cursor, rows);
            assertThat(page.hasMore()).isEqualTo(page.nextCursor() != null);
            seen.addAll(page.rows());
            cursor = page.nextCursor();
        } while (cursor != null);

        assertThat(seen).containsExactlyElementsOf(sorted(rows));
    }

    @Test
    void goesOnBehindRowThatIsGone() {
        List<String> rows = List.of("0/a", "0/b", "0/c");
        String cursor = page("all", 2, null, rows).nextCursor();

        Page<String> next = page("all", 2, cursor, List.of("0/a", "0/c"));

        assertThat(next.rows()).containsExactly("0/c");
    }

    @Test
    void keepsSortTextWithLineBreaks() {
        List<String> rows = List.of("x\ny/a", "x\ny/b");
        String cursor = page("all", 1, null, rows).nextCursor();

        assertThat(page("all", 1, cursor, rows).rows()).containsExactly("x\ny/b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "%%%", "bm9uc2Vuc2U", "AAAA"})
    void refusesTextThatIsNoCursor(String cursor) {
        assertThat(violation(new PageRequest("all", 1, cursor))).isEqualTo("RULE_VIOLATION /cursor");
    }

    @Test
    void refusesCursorOfAnotherQuery() {
        String cursor = page("one query", 1, null, List.of("0/a", "0/b")).nextCursor();

        assertThat(violation(new PageRequest("another", 1, cursor))).isEqualTo("RULE_VIOLATION /cursor");
    }

    private static Page<String> page(String query, int limit, @Nullable String cursor, List<String> rows) {
        return cut(new PageRequest(query, limit, cursor), rows).fold(page -> page, error -> {
            throw new AssertionError(error.toString());
        });
    }

    private static String violation(PageRequest request) {
        return cut(request, List.of("0/a")).fold(Object::toString, error -> {
            String details = error.details().toString();
            return error.code() + (details.contains("/cursor") ? " /cursor" : details);
        });
    }

    private static Outcome<Page<String>> cut(PageRequest request, List<String> rows) {
        return request.cut(rows, PageRequestTest::key, ORDER);
    }

    private static PageKey key(String row) {
        int slash = row.lastIndexOf('/');
        return new PageKey(row.substring(0, slash), row.substring(slash + 1));
    }

    private static List<String> sorted(List<String> rows) {
        return rows.stream()
                .sorted(Comparator.comparing(PageRequestTest::key, ORDER))
                .toList();
    }
}
