package dev.adtools.server.console;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A bar chart, in the units of its SVG drawing. */
public record BarChart(String title, String unit, List<Bar> bars) {
    public static final int WIDTH = 480;
    public static final int HEIGHT = 200;
    private static final int TOP = 44;
    private static final int BOTTOM = 174;
    private static final double WIDEST_BAR = 40;
    private static final double FILLED_SHARE = 0.8;

    public BarChart {
        bars = List.copyOf(bars);
    }

    /** A value with its exact text, and the limit that it should keep. */
    public record Bar(
            String label,
            String text,
            double value,
            @Nullable Double limit) {
        boolean isOver() {
            return limit != null && value > limit;
        }
    }

    /** The rectangle that is drawn for a bar. */
    public record Rectangle(String text, double x, double y, double width, double height, boolean over) {}

    /** An identifier for the drawing in its page. */
    public String id() {
        return "chart-" + Integer.toHexString(title.hashCode());
    }

    /** The drawing in words. */
    public String description() {
        if (bars.isEmpty()) {
            return "No values.";
        }
        long over = bars.stream().filter(Bar::isOver).count();
        return "%d values from %s to %s: highest %s (%s), lowest %s (%s)%s."
                .formatted(
                        bars.size(),
                        first().label(),
                        last().label(),
                        text(highest()),
                        highest().label(),
                        text(lowest()),
                        lowest().label(),
                        over == 0 ? "" : ", over the limit " + over);
    }

    public Bar first() {
        return bars.get(0);
    }

    public Bar last() {
        return bars.get(bars.size() - 1);
    }

    public Bar highest() {
        return bars.stream().max(Comparator.comparingDouble(Bar::value)).orElseThrow();
    }

    public Bar lowest() {
        return bars.stream().min(Comparator.comparingDouble(Bar::value)).orElseThrow();
    }

    /** The exact text of a bar with the unit. */
    public String text(Bar bar) {
        return unit.isEmpty() ? bar.text() : bar.text() + " " + unit;
    }

    public List<Rectangle> rectangles() {
        var scale = scale();
        return IntStream.range(0, bars.size())
                .mapToObj(index -> rectangle(index, scale))
                .toList();
    }

    private Rectangle rectangle(int index, Scale scale) {
        var bar = bars.get(index);
        double width = Math.min(WIDEST_BAR, slot() * FILLED_SHARE);
        double top = scale.y(Math.max(0, bar.value()));
        double bottom = scale.y(Math.min(0, bar.value()));
        return new Rectangle(
                bar.label() + ": " + text(bar),
                rounded(slot() * index + (slot() - width) / 2),
                top,
                rounded(width),
                rounded(bottom - top),
                bar.isOver());
    }

    /** The height of zero. */
    public double axis() {
        return scale().y(0);
    }

    /** The commands of an SVG path along the limits; empty when there are none. */
    public String limits() {
        var scale = scale();
        var path = new StringBuilder();
        for (int i = 0; i < bars.size(); i++) {
            var limit = bars.get(i).limit();
            if (limit != null) {
                boolean continued = i > 0 && bars.get(i - 1).limit() != null;
                path.append(continued ? "V" : "M" + rounded(slot() * i) + " ").append(scale.y(limit));
                path.append("H").append(rounded(slot() * (i + 1)));
            }
        }
        return path.toString();
    }

    /** The height of the last limit; null when the last bar has none. */
    public @Nullable Double lastLimit() {
        var limit = bars.isEmpty() ? null : last().limit();
        return limit == null ? null : scale().y(limit);
    }

    private double slot() {
        return (double) WIDTH / bars.size();
    }

    private Scale scale() {
        var values = bars.stream().mapToDouble(Bar::value);
        var limits = bars.stream().map(Bar::limit).filter(Objects::nonNull).mapToDouble(Double::doubleValue);
        var ends = DoubleStream.concat(values, limits).map(Scale::drawable).summaryStatistics();
        return new Scale(Math.min(0, ends.getMin()), Math.max(0, ends.getMax()));
    }

    private static double rounded(double coordinate) {
        return Math.round(coordinate * 100) / 100.0;
    }

    private record Scale(double low, double high) {
        /** Larger numbers are drawn as this one, so that the distance of any two is finite. */
        private static final double LARGEST = 1e300;

        static double drawable(double value) {
            return Double.isNaN(value) ? 0 : Math.max(-LARGEST, Math.min(LARGEST, value));
        }

        double y(double value) {
            double share = low == high ? 0 : (drawable(value) - low) / (high - low);
            return rounded(BOTTOM - share * (BOTTOM - TOP));
        }
    }
}
