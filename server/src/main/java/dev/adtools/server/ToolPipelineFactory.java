package dev.adtools.server;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.call.AccountFilter;
import dev.adtools.server.call.CallChain;
import dev.adtools.server.call.DecodingFilter;
import dev.adtools.server.call.ExceptionFilter;
import dev.adtools.server.call.KeySyntaxFilter;
import dev.adtools.server.call.MemoryFilter;
import dev.adtools.server.call.PlatformFilter;
import dev.adtools.server.call.ReasonFilter;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.call.ScopeFilter.ValidateOnlyScopeFilter;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.store.StoreUnavailableFilter;
import java.util.List;
import java.util.function.Supplier;

/** Builds the pipeline: the call filters in their order, each with its reason. */
final class ToolPipelineFactory {

    private ToolPipelineFactory() {}

    static ToolPipeline of(
            MemoryBudget memory, StatefulCallFilters steps, Supplier<ToolCatalog> catalog, CallChain last) {
        return new ToolPipeline(
                List.of(
                        // Wraps everything, so that refusals and bugs are counted too.
                        steps.metrics(),
                        // Every call leaves a record, refused or not, and whatever the answer turns out to be.
                        steps.audit(),
                        // A bug becomes an answer here, so that what wraps the call sees its code.
                        new ExceptionFilter(),
                        // Inside it, because an outage of the database is no bug.
                        new StoreUnavailableFilter(),
                        // Nor is a want of memory, which is looked for before anything is read for the call.
                        new MemoryFilter(memory),
                        // Before anything is looked up: a revoked scope cannot read an old answer. A check of a write
                        // needs less, and its answer is never that of a write: validate_only is in the fingerprint.
                        new ScopeFilter(),
                        // Cheap, and says more than the violations that the wrong platform's arguments would have.
                        new PlatformFilter(),
                        // Before the arguments: a key that cannot be honoured must not look as if it were.
                        new KeySyntaxFilter(),
                        // Likewise: a reason that cannot be recorded is refused, also where an answer is replayed.
                        new ReasonFilter(),
                        // Before the arguments are decoded, so that a stricter schema cannot break a replay, and before
                        // quotas.
                        steps.replay(),
                        // Ids are normalised before any list, cap or hash sees them.
                        new DecodingFilter(catalog),
                        // Whether it is a check is certain only now, and nothing was claimed or planned yet.
                        new ValidateOnlyScopeFilter(),
                        // Records what fails further in; it needs the account, so it stands behind the decoding.
                        steps.events(),
                        // The account that the arguments name, before a platform is asked anything.
                        new AccountFilter(),
                        // Before a write is counted, claimed or planned: its key may be that of a write that was lost.
                        steps.rollback(),
                        // A replay and what is refused for its arguments cost nothing; what comes next costs the
                        // database.
                        steps.quota(),
                        // Last: whoever claims an operation is the only one that runs it.
                        steps.claim()),
                // Reads and validations run; a write is planned, checked against what was found, held or applied once.
                last);
    }

    /**
     * Returns the order of a step of a workflow that is only checked: that of a check of its call by itself, within the call
     * that asks for it, which is the one that is counted, recorded and kept.
     */
    static ToolPipeline ofChecks(Supplier<ToolCatalog> catalog, CallChain last) {
        return new ToolPipeline(
                List.of(
                        new ScopeFilter(),
                        new DecodingFilter(catalog),
                        new ValidateOnlyScopeFilter(),
                        new AccountFilter()),
                last);
    }
}
