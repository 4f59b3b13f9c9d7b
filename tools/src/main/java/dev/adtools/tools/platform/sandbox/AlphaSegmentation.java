package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;

/** Property by which the numbers of a day are split. */
enum AlphaSegmentation {
    NONE,
    DEVICE,
    HOUR;

    private static final List<String> DEVICES = List.of("MOBILE", "DESKTOP", "TABLET");
    private static final double[] UNTIL_DEVICE = {0, .57, .94, 1};
    private static final int HOURS = 24;

    static AlphaSegmentation of(Collection<String> fields) {
        if (fields.contains(AlphaFields.DEVICE)) {
            return DEVICE;
        }
        return fields.contains(AlphaFields.HOUR) ? HOUR : NONE;
    }

    int parts() {
        return switch (this) {
            case NONE -> 1;
            case DEVICE -> DEVICES.size();
            case HOUR -> HOURS;
        };
    }

    /** Returns what part of a day's impressions the first parts have together, when some of its hours are over. */
    double share(int parts, int hours) {
        return switch (this) {
            case NONE -> 1;
            case DEVICE -> UNTIL_DEVICE[parts];
            case HOUR -> parts >= hours ? 1 : AlphaDay.share(parts) / AlphaDay.share(hours);
        };
    }

    /** Writes which part a row is about. */
    void write(int part, ObjectNode segments) {
        switch (this) {
            case DEVICE -> segments.put("device", DEVICES.get(part));
            case HOUR -> segments.put("hour", part);
            case NONE -> {}
        }
    }
}
