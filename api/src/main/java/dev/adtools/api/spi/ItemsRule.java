package dev.adtools.api.spi;

/**
 * Rule of the number of items of a list, or of members of a map or free-form object.
 *
 * @param min the least number
 * @param max the greatest number
 */
public record ItemsRule(int min, int max) {

    /** Any number of items. */
    public static final ItemsRule ANY = new ItemsRule(0, Integer.MAX_VALUE);

    void checkItems(int count, ArgumentReader reader) {
        check(count, "minItems", "maxItems", "item", reader);
    }

    void checkMembers(int count, ArgumentReader reader) {
        check(count, "minProperties", "maxProperties", "member", reader);
    }

    private void check(int count, String tooFew, String tooMany, String what, ArgumentReader reader) {
        if (count < min) {
            reader.violate(tooFew, () -> "must have at least " + counted(min, what) + ", got " + count);
        } else if (count > max) {
            reader.violate(tooMany, () -> "must have at most " + counted(max, what) + ", got " + count);
        }
    }

    private static String counted(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
