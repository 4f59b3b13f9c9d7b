package dev.adtools.server.workflow;

import dev.adtools.server.call.Errands;
import dev.adtools.server.call.HeldActions;
import dev.adtools.server.call.Origins;
import dev.adtools.server.call.Worlds;

/**
 * What a workflow works with.
 *
 * @param errands calls the tools of its steps
 * @param held what waits for approval
 * @param worlds what each platform is
 * @param origins gives each call its id and its time
 */
public record Surroundings(Errands errands, HeldActions held, Worlds worlds, Origins origins) {}
