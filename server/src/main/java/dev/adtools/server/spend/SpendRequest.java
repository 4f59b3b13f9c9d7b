package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.SpendControl;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.SpendEffect.PausedBudget;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.PlatformEnvironment;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Money that a write is about to move.
 *
 * @param operationId the operation; null while it is only looked ahead
 * @param world where it will be sent
 * @param account the account
 * @param effect what it does to the account's daily spend
 * @param creates whether it makes something that can spend
 */
record SpendRequest(
        @Nullable String operationId,
        PlatformEnvironment world,
        AccountId account,
        SpendEffect effect,
        boolean creates) {

    private static final BigInteger HUNDRED = BigInteger.valueOf(100);

    static SpendRequest of(PlannedWrite write, SpendEffect effect) {
        Claim claim = write.call().claim();
        return new SpendRequest(
                claim == null ? null : claim.operationId(),
                write.world(),
                write.account(),
                effect,
                write.tool().spend() == SpendControl.PAUSED_OR_APPROVAL);
    }

    String currency() {
        return effect.dailyAfter().currency();
    }

    /**
     * Returns the amount by which daily spend could rise with it; what is made paused counts fully, what goes down not at all.
     */
    long delta() {
        return Math.max(0, effect.dailyDelta().amountMicros());
    }

    int creations() {
        return creates ? 1 : 0;
    }

    /** Returns whether it raises a budget by more than a percentage, also one that does not serve. */
    boolean raisesByMoreThan(int percent) {
        BigInteger before = BigInteger.valueOf(budgetBefore());
        return before.signum() > 0
                && BigInteger.valueOf(budgetRaise())
                                .multiply(HUNDRED)
                                .compareTo(before.multiply(BigInteger.valueOf(percent)))
                        > 0;
    }

    /** Returns the daily budget before the write, in micros, also when the campaign is paused. */
    long budgetBefore() {
        PausedBudget paused = effect.whenEnabled();
        return paused == null ? effect.dailyBefore().amountMicros() : paused.dailyBeforeMicros();
    }

    /** Returns the raise of the daily budget in micros, also when the campaign is paused. */
    long budgetRaise() {
        PausedBudget paused = effect.whenEnabled();
        return paused == null ? delta() : Math.max(0, paused.dailyAfterMicros() - paused.dailyBeforeMicros());
    }
}
