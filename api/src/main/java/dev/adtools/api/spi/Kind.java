package dev.adtools.api.spi;

import java.util.Locale;

/** The types of JSON values, as messages name them. */
enum Kind {
    OBJECT("an object"),
    ARRAY("an array"),
    STRING("a string"),
    NUMBER("a number"),
    BOOLEAN("a boolean"),
    NULL("null");

    private final String shown;

    Kind(String shown) {
        this.shown = shown;
    }

    /** Returns the type of a value that starts with a character. */
    static Kind of(char first) {
        return switch (first) {
            case '{' -> OBJECT;
            case '[' -> ARRAY;
            case '"' -> STRING;
            case 't', 'f' -> BOOLEAN;
            case 'n' -> NULL;
            default -> NUMBER;
        };
    }

    /** Returns the name of a schema's type with its article. */
    static String named(String type) {
        return switch (type) {
            case "object", "array", "integer" -> "an " + type;
            default -> "a " + type;
        };
    }

    /** Returns whether schemas call it so; they know integers apart from numbers, which this does not. */
    boolean isCalled(String type) {
        return name().toLowerCase(Locale.ROOT).equals(type);
    }

    String shown() {
        return shown;
    }
}
