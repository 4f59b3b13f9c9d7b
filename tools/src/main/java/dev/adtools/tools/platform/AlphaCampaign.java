package dev.adtools.tools.platform;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A campaign on alpha, in the platform's own words.
 *
 * @param id its id
 * @param name its name
 * @param status what its owners set: {@code ENABLED}, {@code PAUSED} or {@code REMOVED}
 * @param delivery what it is in effect
 * @param channel what kind of campaign it is, for example {@code SEARCH}
 * @param subType what kind of that kind, empty for none
 * @param biddingStrategy how it bids, for example {@code TARGET_CPA}
 * @param app the app it advertises, null for none
 * @param budget where its money comes from
 * @param times when it runs
 * @param missesEuDeclaration whether the platform waits for word on whether it is political advertising in the EU
 */
public record AlphaCampaign(
        String id,
        String name,
        String status,
        Delivery delivery,
        String channel,
        String subType,
        String biddingStrategy,
        @Nullable App app,
        Budget budget,
        Times times,
        boolean missesEuDeclaration) {

    /**
     * Start and end of a campaign: moments in the account's time zone, as {@code 2026-12-31 23:59:59}.
     *
     * @param start when it starts, null when not said
     * @param end when it ends, null for never
     */
    public record Times(@Nullable String start, @Nullable String end) {}

    /**
     * Effective status of a campaign.
     *
     * @param servingStatus whether it serves, for example {@code SERVING}
     * @param primaryStatus why, in one word, for example {@code LIMITED}
     * @param reasons why, in detail, for example {@code BUDGET_CONSTRAINED}
     */
    public record Delivery(String servingStatus, String primaryStatus, List<String> reasons) {
        public Delivery {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * The app of an app campaign.
     *
     * @param id its id in its store
     * @param store the store; null for one that is not known here
     */
    public record App(String id, @Nullable AppStore store) {}

    /**
     * A campaign's budget.
     *
     * @param id its id
     * @param amountMicros how much a day, in micros of the account's currency; 0 when not known
     * @param totalMicros how much until the campaign's end, in micros; 0 when it is a budget per day
     * @param shared whether other campaigns may use it too
     */
    public record Budget(String id, long amountMicros, long totalMicros, boolean shared) {}
}
