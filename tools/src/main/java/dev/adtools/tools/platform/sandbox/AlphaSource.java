package dev.adtools.tools.platform.sandbox;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Function;

/**
 * The smallest thing whose numbers can be split: a keyword with its search terms, one of these terms, or an ad group
 * without keywords.
 *
 * @param number the number that stands for it
 * @param history when its campaign was on
 * @param traffic all that adds up to its numbers
 */
record AlphaSource(long number, AlphaStatusHistory history, List<AlphaTraffic> traffic) {

    /** Returns what it did on a day, up to now. */
    AlphaTally on(LocalDate day, AlphaDay now) {
        return history.isWhole(day)
                ? sum(one -> one.on(day, now))
                : history.sum(day, now.over(day), hour -> in(day, hour, now));
    }

    private AlphaTally sum(Function<AlphaTraffic, AlphaTally> part) {
        AlphaTally sum = AlphaTally.NONE;
        for (AlphaTraffic one : traffic) {
            sum = sum.plus(part.apply(one));
        }
        return sum;
    }

    private AlphaTally in(LocalDate day, int hour, AlphaDay now) {
        return sum(one -> one.in(day, hour, now));
    }

    /** Returns a day's numbers in parts, which add up to them. */
    AlphaTally[] parts(LocalDate day, AlphaDay now, AlphaSegmentation split) {
        AlphaTally whole = on(day, now);
        if (split == AlphaSegmentation.NONE) {
            return new AlphaTally[] {whole};
        }
        AlphaTally[] parts = new AlphaTally[split.parts()];
        if (split == AlphaSegmentation.HOUR && !history.isWhole(day)) {
            for (int hour = 0; hour < parts.length; hour++) {
                boolean isOn = hour < now.over(day) && history.isOn(day, hour);
                parts[hour] = isOn ? in(day, hour, now) : AlphaTally.NONE;
            }
            return parts;
        }
        double phase = SeededRandom.of(number, day.toEpochDay()).skip().nextDouble();
        AlphaTally before = AlphaTally.NONE;
        for (int i = 0; i < parts.length; i++) {
            AlphaTally until = whole.first(split.share(i + 1, now.over(day)), phase);
            parts[i] = until.minus(before);
            before = until;
        }
        return parts;
    }
}
