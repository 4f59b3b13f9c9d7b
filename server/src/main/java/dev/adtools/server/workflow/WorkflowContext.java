package dev.adtools.server.workflow;

import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.HeldActions;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.ServiceCaller;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.WriteLedger.LocalChange;
import java.util.function.BiConsumer;
import org.jdbi.v3.core.Handle;

/**
 * Ports that workflows need.
 *
 * @param serviceCaller calls the tools of its steps
 * @param checks plans a step that is only checked
 * @param operations the operations of steps
 * @param held what waits for approval
 * @param worlds what each platform is
 * @param metadata gives each call its id and its time
 * @param mostKept how many bytes of what their steps take and answer an owner may keep
 * @param noted told of every workflow that is started, in its transaction
 */
public record WorkflowContext(
        ServiceCaller serviceCaller,
        ToolPipeline checks,
        StepOperations operations,
        HeldActions held,
        PlatformEnvironments worlds,
        CallMetadataFactory metadata,
        long mostKept,
        BiConsumer<Handle, LocalChange> noted) {}
