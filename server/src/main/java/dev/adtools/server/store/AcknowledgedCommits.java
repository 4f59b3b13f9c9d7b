package dev.adtools.server.store;

import java.util.Optional;

/** Comparison of an open database with the commits that were acknowledged to callers. */
public interface AcknowledgedCommits {

    /** Comparison for a database that many nodes share, whose commits no node counts. */
    AcknowledgedCommits NOT_COUNTED = new AcknowledgedCommits() {
        @Override
        public Optional<String> loss() {
            return Optional.empty();
        }

        @Override
        public boolean isUnmarked() {
            return false;
        }

        @Override
        public void mark() {
            // The checkpoints of the node's own chains are all the evidence there is.
        }
    };

    /** Returns the reason why acknowledged commits must be missing, one sentence; empty when none is known. */
    Optional<String> loss();

    /** Returns whether no commit was ever counted: the database comes from a version that did not count. */
    boolean isUnmarked();

    /** Accepts the database as it is, and counts its commits from now on. */
    void mark();
}
