package dev.adtools.tools.rules;

import java.util.ArrayList;
import java.util.List;

/** Visits every place of a free-form draft. */
public final class Walk {

    private Walk() {}

    /** Returns a place and every place below it that holds a value, in the order of the document. */
    public static List<Node> through(Node top) {
        List<Node> places = new ArrayList<>();
        visit(top, places);
        return places;
    }

    private static void visit(Node place, List<Node> places) {
        places.add(place);
        place.names().forEach(name -> visit(place.at(name), places));
        place.items().forEach(item -> visit(item, places));
    }
}
