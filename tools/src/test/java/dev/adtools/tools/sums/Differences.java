package dev.adtools.tools.sums;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Sums that had to be the same, and those of them that were not. */
public final class Differences {

    private final List<String> found = new ArrayList<>();
    private int compared;

    /** Compares two sums in every number that one of them has; nothing at all is 0 of everything. */
    void compare(String what, Numbers expected, Numbers actual) {
        compare(what, expected, actual, Set.of());
    }

    /** Compares two sums in every number that one of them has, but for those that one does not have by nature. */
    void compare(String what, Numbers expected, Numbers actual, Set<String> notThere) {
        Set<String> names = new TreeSet<>(expected.byName().keySet());
        names.addAll(actual.byName().keySet());
        names.removeAll(notThere);
        boolean isNothing = expected.equals(Numbers.NONE) || actual.equals(Numbers.NONE);
        if (names.isEmpty() && !(expected.equals(Numbers.NONE) && actual.equals(Numbers.NONE))) {
            found.add(what + ": nothing to compare");
        }
        for (String name : names) {
            compared++;
            if (!isNothing
                    && !(expected.byName().containsKey(name) && actual.byName().containsKey(name))) {
                found.add(what + ": " + name + " is missing");
            } else if (expected.get(name).compareTo(actual.get(name)) != 0) {
                found.add(what + ": " + name + " is " + actual.get(name) + " and not " + expected.get(name));
            }
        }
    }

    /** Compares a sum of numbers that grow while they are read with what it was before and after. */
    void compareGrowing(String what, BigDecimal before, BigDecimal sum, BigDecimal after) {
        expect(
                what + ": " + sum + " is not from " + before + " to " + after,
                before.compareTo(sum) <= 0 && sum.compareTo(after) <= 0);
    }

    /** Notes something that does not hold. */
    void expect(String what, boolean holds) {
        compared++;
        if (!holds) {
            found.add(what);
        }
    }

    /** Returns how much was compared. */
    public int compared() {
        return compared;
    }

    /** Returns what differed. */
    public List<String> found() {
        return List.copyOf(found);
    }

    /** Prints the differences and how much was compared, and returns the exit status: 1 when anything differs or nothing was compared. */
    public int print(String compared) {
        found.forEach(System.out::println);
        System.out.println(this.compared + " sums compared, " + compared);
        System.out.println(found.size() + " differences");
        return found.isEmpty() && this.compared > 0 ? 0 : 1;
    }
}
