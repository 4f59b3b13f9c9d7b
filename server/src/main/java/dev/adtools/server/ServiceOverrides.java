package dev.adtools.server;

import dev.adtools.api.MemoryBudget;
import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.auth.Access;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.RequestRate;
import dev.adtools.server.decision.CurrentCallers;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.GeneratedToolTable;
import dev.adtools.tools.ToolDependencies;
import io.dropwizard.auth.Authenticator;
import io.github.bucket4j.TimeMeter;
import java.time.Clock;
import java.util.List;
import java.util.function.Function;

/** Test seam: parts of a service that a test may replace (tools, callers, clock, database). */
interface ServiceOverrides {

    /** Returns the product's own parts. */
    static ServiceOverrides standard() {
        return ports -> List.of(new GeneratedToolTable(new ToolDependencies(
                ports.platforms().alpha(),
                ports.platforms().analytics(),
                ports.platforms().beta(),
                ports.changes(),
                ports.approvals(),
                ports.schedules(),
                ports.events(),
                ports.caps(),
                ports.usage(),
                ports.workflows())));
    }

    /** Returns the tools, module by module. */
    List<ToolTable> tables(Ports ports);

    /** Returns a function that finds the callers of an absent principal, by its id. */
    default Function<String, List<Caller>> callers(Access access) {
        return access::callers;
    }

    /** Returns the lookup of the tokens that decisions were made with. */
    default CurrentCallers currentCallers(Access access) {
        return access::caller;
    }

    /** Returns the clock, given the product's own. */
    default Clock clock(Clock standard) {
        return standard;
    }

    /**
     * Returns the part of the heap that calls may take; with more the collector gets in the way of those that are quick.
     */
    default MemoryBudget memory() {
        long heap = Runtime.getRuntime().maxMemory();
        return new MemoryBudget(heap / 4, heap / 4);
    }

    /** Returns the way to the database, given the product's own. */
    default Tx tx(Tx standard) {
        return standard;
    }

    /** Returns the clock of rate limits, given the product's own. */
    default TimeMeter time(TimeMeter standard) {
        return standard;
    }

    /** Returns the steps of the pipeline that keep something, given the product's own. */
    default StatefulCallFilters steps(StatefulCallFilters standard) {
        return standard;
    }

    /** Returns the rate limit of requests, given the product's own. */
    default RequestRate requests(RequestRate standard) {
        return standard;
    }

    /** Returns the authenticator that finds the caller of a token. */
    default Authenticator<String, Caller> authenticator(Access access) {
        return access.authenticator();
    }
}
