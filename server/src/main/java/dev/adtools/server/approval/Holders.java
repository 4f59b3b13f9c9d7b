package dev.adtools.server.approval;

import dev.adtools.server.call.Caller;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Tells, within a unit, what a principal can do now. */
@FunctionalInterface
public interface Holders {

    /** Returns one caller for each valid token of a principal; none when it is disabled. */
    List<Caller> callers(Handle handle, String principal);
}
