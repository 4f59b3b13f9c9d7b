package dev.adtools.tools.platform.sandbox;

import java.time.LocalDate;
import java.util.List;

/**
 * The smallest thing whose numbers can be split: a keyword with its search terms, one of these terms, or an ad group
 * without keywords.
 *
 * @param number the number that stands for it
 * @param traffic all that adds up to its numbers
 */
record AlphaSource(long number, List<AlphaTraffic> traffic) {

    /** Returns what it did on a day, up to now. */
    AlphaTally on(LocalDate day, AlphaDay now) {
        AlphaTally sum = AlphaTally.NONE;
        for (AlphaTraffic one : traffic) {
            sum = sum.plus(one.on(day, now));
        }
        return sum;
    }

    /** Returns a day's numbers in parts, which add up to them. */
    AlphaTally[] parts(LocalDate day, AlphaDay now, AlphaSplit split) {
        AlphaTally whole = on(day, now);
        if (split == AlphaSplit.NONE) {
            return new AlphaTally[] {whole};
        }
        AlphaTally[] parts = new AlphaTally[split.parts()];
        double phase = AlphaHash.of(number, day).next();
        AlphaTally before = AlphaTally.NONE;
        for (int i = 0; i < parts.length; i++) {
            AlphaTally until = whole.first(split.share(i + 1, now.over(day)), phase);
            parts[i] = until.minus(before);
            before = until;
        }
        return parts;
    }
}
