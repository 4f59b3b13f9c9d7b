package dev.adtools.tools.platform;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Row of a platform's report. */
public interface ReportRow {

    /** Returns the day (YYYY-MM-DD); null when the row is about all of them. */
    @Nullable
    String day();

    /** Returns the campaign; null on the level of the account. */
    @Nullable
    Entity campaign();

    /** Returns the objects that the row is about, from the campaign down; null for each that it is above. */
    List<@Nullable Entity> entities();

    /** Returns the value of the breakdown; null without one. */
    @Nullable
    String segment();

    /** Returns the numbers. */
    Metrics metrics();

    /** Object that a row is about. */
    interface Entity {

        /** Returns its id. */
        String id();

        /** Returns its name; untrusted text. */
        String name();
    }
}
