package dev.adtools.server.approval;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import io.dropwizard.lifecycle.Managed;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Versions of tools that the running nodes serve. A request that was made with another version ends as STALE, once no node
 * serves that version.
 */
public final class ServedTools implements Managed {

    private static final Logger LOG = LoggerFactory.getLogger(ServedTools.class);
    // Six rounds: a node that misses one is still running.
    private static final Duration SILENT = Duration.ofMinutes(3);

    private final Tx tx;
    private final Clock clock;
    private final Node node;
    private final ToolDigests digests;
    private final Supplier<ToolCatalog> catalog;

    /**
     * Announces the tools of a node.
     *
     * @param tx the database
     * @param clock the clock of the ends
     * @param node the node
     * @param digests the digests of the tools of this version
     * @param catalog the tools; asked for when the service starts
     */
    public ServedTools(Tx tx, Clock clock, Node node, ToolDigests digests, Supplier<ToolCatalog> catalog) {
        this.tx = tx;
        this.clock = clock;
        this.node = node;
        this.digests = digests;
        this.catalog = catalog;
    }

    /** Names the tools of this node, and ends the requests that no node serves, before the first call. */
    @Override
    public void start() {
        tx.execute(handle -> {
            if (node.alone()) {
                handle.execute("DELETE FROM node_tools");
            }
            announce(handle);
            endUnserved(handle);
        });
    }

    /** Removes the tools of this node. */
    @Override
    public void stop() {
        try {
            tx.execute(handle -> handle.execute("DELETE FROM node_tools WHERE node = ?", node.id()));
        } catch (StoreUnavailable e) {
            LOG.warn("the tools of this node count as served for {}", SILENT, e);
        }
    }

    /** Announces the tools again, removes silent nodes, and ends the requests that no node serves. */
    void round() {
        try {
            tx.execute(handle -> {
                announce(handle);
                endUnserved(handle);
            });
        } catch (StoreUnavailable e) {
            LOG.warn("the tools of this node are announced in the next round", e);
        }
    }

    private void announce(Handle handle) {
        String served = catalog.get().descriptors().stream().map(digests::of).collect(Collectors.joining(" "));
        handle.createUpdate("INSERT INTO node_tools (node, digests, seen_at) VALUES (:node, :digests, <nowMs>)"
                        + " ON CONFLICT (node) DO UPDATE SET seen_at = excluded.seen_at")
                .bind("node", node.id())
                .bind("digests", served)
                .execute();
        handle.createUpdate("DELETE FROM node_tools WHERE seen_at < <nowMs> - :silent")
                .bind("silent", SILENT.toMillis())
                .execute();
    }

    private void endUnserved(Handle handle) {
        Set<String> unserved = ActionStore.openDigests(handle);
        unserved.removeAll(served(handle));
        if (!unserved.isEmpty()) {
            int ended = ActionStore.endOthers(handle, List.copyOf(unserved), end());
            LOG.info("{} requests were made with tools that no node serves, and ended as STALE", ended);
        }
    }

    private static Set<String> served(Handle handle) {
        return handle.createQuery("SELECT digests FROM node_tools").mapTo(String.class).stream()
                .flatMap(served -> Arrays.stream(served.split(" ")))
                .collect(Collectors.toCollection(HashSet::new));
    }

    private ActionRow.ActionEnd end() {
        return new ActionRow.ActionEnd(
                clock.instant().truncatedTo(ChronoUnit.MILLIS),
                null,
                "The request was made with another version of the tool. Send the request again.");
    }

    /**
     * Refuses to execute an action that was made with another version of its tool. The action ends as STALE, unless another
     * node still serves that version.
     */
    Optional<ToolError> refusal(ActionRow action) {
        ActionRow.Target target = action.target();
        Optional<String> here = catalog.get().descriptor(target.tool()).map(digests::of);
        if (here.equals(Optional.of(target.digest()))) {
            return Optional.empty();
        }
        return Optional.of(tx.write(handle -> {
            if (served(handle).contains(target.digest())) {
                return servedElsewhere(action);
            }
            ActionStore.end(handle, action.id(), ActionState.STALE, end());
            return ActionRefusals.changed(
                    action,
                    "The request was made with another version of the tool; nothing was sent. Send the request again.",
                    Differences.between("", document(target.digest()), document(here.orElse(""))));
        }));
    }

    private static JsonObject document(String digest) {
        return JsonObject.builder().put("tool_digest", digest).build();
    }

    private static ToolError servedElsewhere(ActionRow action) {
        return new ToolError(
                ErrorCode.STATE_CONFLICT,
                "The request was made with another version of the tool, which another node still serves; nothing was sent."
                        + " Retry, or send the request again.",
                JsonObject.builder().put("pending_action_id", action.id()).build());
    }

    /**
     * A running process of the service.
     *
     * @param id its id
     * @param alone whether no other process uses the database
     */
    public record Node(String id, boolean alone) {}
}
