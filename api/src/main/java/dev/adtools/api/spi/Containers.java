package dev.adtools.api.spi;

import dev.adtools.api.json.JsonCursor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads lists and maps whose elements are all of one kind. */
final class Containers {

    private final ArgumentReader reader;
    private final JsonCursor cursor;

    Containers(ArgumentReader reader, JsonCursor cursor) {
        this.reader = reader;
        this.cursor = cursor;
    }

    <T> List<T> list(ItemsRule rule, Decoder<T> items) {
        List<T> list = new ArrayList<>();
        int count = 0;
        ReaderPath path = enter(reader.path().items());
        while (cursor.more(']')) {
            path.item(count++);
            reader.beginNoted();
            T item = items.decode(reader);
            reader.endNoted();
            if (item != null) {
                list.add(item);
            }
        }
        reader.path(path.outer());
        rule.checkItems(count, reader);
        return list;
    }

    <T> Map<String, T> map(ItemsRule rule, Decoder<T> values) {
        Map<String, T> map = new LinkedHashMap<>();
        int count = 0;
        ReaderPath path = enter(reader.path().entries());
        while (cursor.more('}')) {
            String name = cursor.string();
            count++;
            path.member(name);
            cursor.passColon();
            T value = values.decode(reader);
            if (value != null) {
                map.put(name, value);
            }
        }
        reader.path(path.outer());
        rule.checkMembers(count, reader);
        return map;
    }

    private ReaderPath enter(ReaderPath inner) {
        cursor.take();
        reader.path(inner);
        return inner;
    }
}
