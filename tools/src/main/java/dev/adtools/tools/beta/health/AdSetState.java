package dev.adtools.tools.beta.health;

import dev.adtools.tools.beta.health.CampaignSnapshot.LearningStage;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An ad set as far as it is known; null is not known.
 *
 * @param status what it is in effect
 * @param stage how far it has learnt
 * @param events how many events it had in 7 days
 * @param editedHours how many hours ago it was last changed in a way that matters
 */
record AdSetState(
        @Nullable String status,
        @Nullable LearningStage stage,
        @Nullable Long events,
        @Nullable Long editedHours) {

    private static final Set<String> OFF = Set.of("PAUSED", "CAMPAIGN_PAUSED", "ADSET_PAUSED", "ARCHIVED", "DELETED");
    private static final long EVENTS_TO_LEARN = 50;
    private static final long WEEK_HOURS = 168;

    /** Returns whether a status is one in which nothing delivers because its owners want it so. */
    static boolean isOff(@Nullable String status) {
        return status != null && OFF.contains(status);
    }

    boolean isOn() {
        return !isOff(status);
    }

    boolean tellsLearning() {
        return stage != null || events != null;
    }

    /** Returns whether it gets too few events: the platform says so, or 7 days without a change have shown it. */
    boolean isLimited() {
        boolean hadItsWeek = editedHours == null || editedHours >= WEEK_HOURS;
        boolean hasTooFew = events != null && events < EVENTS_TO_LEARN;
        return stage == LearningStage.FAIL || (stage != LearningStage.SUCCESS && hadItsWeek && hasTooFew);
    }

    boolean isLearning() {
        return stage == LearningStage.LEARNING && !isLimited();
    }
}
