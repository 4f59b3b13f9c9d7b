package dev.adtools.tools.alpha.metrics;

import dev.adtools.api.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Status that owners can set for a campaign, a criterion or a keyword on alpha. */
public enum OwnerStatus {
    /** May deliver. */
    @JsonName("ENABLED")
    ENABLED,
    /** Switched off. */
    @JsonName("PAUSED")
    PAUSED,
    /** Removed for good. */
    @JsonName("REMOVED")
    REMOVED;

    /** Returns whether the platform's word is one of those wanted; without any wanted, all but removed ones are. */
    public static boolean isWanted(String status, @Nullable List<OwnerStatus> wanted) {
        return wanted == null
                ? !status.equals(REMOVED.name())
                : wanted.stream().anyMatch(one -> one.name().equals(status));
    }

    /** Returns whether the platform's word is this. */
    public boolean is(@Nullable String status) {
        return name().equals(status);
    }
}
