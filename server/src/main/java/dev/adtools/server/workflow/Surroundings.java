package dev.adtools.server.workflow;

import dev.adtools.server.call.Errands;
import dev.adtools.server.call.HeldActions;
import dev.adtools.server.call.LocalChange;
import dev.adtools.server.call.Origins;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.Worlds;
import java.util.function.BiConsumer;
import org.jdbi.v3.core.Handle;

/**
 * Surroundings of the workflows.
 *
 * @param errands calls the tools of its steps
 * @param checks plans a step that is only checked
 * @param held what waits for approval
 * @param worlds what each platform is
 * @param origins gives each call its id and its time
 * @param kept how much is kept
 * @param noted told of every workflow that is started, in its transaction
 */
public record Surroundings(
        Errands errands,
        ToolPipeline checks,
        HeldActions held,
        Worlds worlds,
        Origins origins,
        KeptSteps kept,
        BiConsumer<Handle, LocalChange> noted) {}
