package dev.adtools.tools.platform.sandbox;

import java.util.List;
import java.util.Optional;

/** Store of the sandbox platforms' state; several nodes may share one. */
public interface SandboxStore {

    /** Returns all entities of a collection, ordered by id as text. */
    List<SandboxEntity> list(SandboxCollection collection);

    /** Returns the entity of an id. */
    Optional<SandboxEntity> find(SandboxCollection collection, String id);

    /**
     * Takes consecutive numbers that nobody else gets, ever.
     *
     * @param counter which counter; a new one starts at 1
     * @param count how many, at least 1
     * @return the first of them
     */
    long reserve(String counter, int count);

    /**
     * Adds entities in one transaction: all, or none when the id or the unique name of one is taken.
     *
     * @return the first that is taken; empty when all were added
     */
    Optional<SandboxEntity> insert(List<SandboxEntity> entities);

    /**
     * Replaces the state of an entity that nobody has changed meanwhile.
     *
     * @param entity the entity with its new state
     * @param expected the state it must still have
     * @return whether it had it, and has the new one
     */
    boolean update(SandboxEntity entity, String expected);
}
