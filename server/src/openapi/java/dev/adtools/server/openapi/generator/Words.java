package dev.adtools.server.openapi.generator;

import java.util.Locale;

/** Turns the names of tools and of their members into names that read well in code. */
final class Words {

    private Words() {}

    /** Returns {@code GetCampaigns} for {@code get_campaigns}. */
    static String pascal(String snake) {
        StringBuilder name = new StringBuilder();
        for (String word : snake.split("_", -1)) {
            name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
        }
        return name.toString();
    }

    /** Returns the end of a type's name for a member; generators themselves make a {@code …Result} of each operation. */
    static String part(String member) {
        return member.equals("result") ? "Outcome" : pascal(member);
    }

    /** Returns {@code getCampaigns} for {@code get_campaigns}. */
    static String camel(String snake) {
        String name = pascal(snake);
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** Returns {@code campaign} for {@code campaigns}. */
    static String one(String many) {
        if (many.endsWith("ies")) {
            return many.substring(0, many.length() - 3) + "y";
        }
        return many.endsWith("s") && !many.endsWith("ss") ? many.substring(0, many.length() - 1) : many;
    }
}
