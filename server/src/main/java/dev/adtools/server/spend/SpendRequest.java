package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.SpendControl;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.SpendEffect.PausedBudget;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.PlatformEnvironment;
import java.math.BigInteger;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Money that a write is about to move.
 *
 * @param operationId the operation; null while it is only looked ahead
 * @param world where it will be sent
 * @param account the account
 * @param entity the object that it changes; null when it makes one
 * @param principal the principal whose write it is
 * @param effect its effect on the account's daily spend
 * @param creates whether it makes something that can spend
 * @param receivedAt the time when its call came, before it was planned
 */
record SpendRequest(
        @Nullable String operationId,
        PlatformEnvironment world,
        AccountId account,
        @Nullable String entity,
        String principal,
        SpendEffect effect,
        boolean creates,
        Instant receivedAt) {

    private static final BigInteger HUNDRED = BigInteger.valueOf(100);

    static SpendRequest of(PlannedWrite write, SpendEffect effect) {
        Claim claim = write.call().claim();
        return new SpendRequest(
                claim == null ? null : claim.operationId(),
                write.world(),
                write.account(),
                write.entity(),
                write.call().caller().principal(),
                effect,
                write.tool().spend() == SpendControl.PAUSED_OR_APPROVAL,
                write.call().metadata().receivedAt());
    }

    String currency() {
        return effect.dailyAfter().currency();
    }

    /** Returns the raise of daily spend in micros: all of a creation, and nothing of a cut. */
    long delta() {
        return Math.max(0, change());
    }

    /** Returns the change of daily spend in micros; negative for a cut of an object that exists. */
    long change() {
        long change = effect.dailyDelta().amountMicros();
        return creates ? Math.max(0, change) : change;
    }

    /** Returns the amount in micros that the object can spend a day afterwards, once it is enabled. */
    long dailyAfter() {
        PausedBudget paused = effect.whenEnabled();
        return paused == null ? effect.dailyAfter().amountMicros() : paused.dailyAfterMicros();
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
