package dev.adtools.server.call;

import dev.adtools.api.Planned;
import dev.adtools.api.SpendControl;
import dev.adtools.api.SpendEffect;
import org.jspecify.annotations.Nullable;

/** Check that a plan keeps to the spend that its tool declares; a difference is a bug of the tool. */
final class DeclaredSpend {

    private DeclaredSpend() {}

    /** Returns how a plan differs from the declaration, for the log; null when it does not. */
    static @Nullable String contradiction(SpendControl declared, Planned.Ready<?> planned) {
        SpendEffect spend = planned.spend();
        if (!declared.reachesPlatform()) {
            return planned.target() == null && spend == null
                    ? null
                    : "a write that declares " + declared + " reaches no platform itself, but its plan has a target";
        } else if (planned.target() == null || spend == null) {
            return "a write that declares " + declared + " reaches a platform, but its plan has no target";
        }
        long delta = spend.dailyDelta().amountMicros();
        if (!declared.affectsSpend()) {
            return delta <= 0 ? null : "a write that declares " + declared + " cannot raise spend, but its plan does";
        } else if (planned.movesNoMoney()) {
            return delta == 0 ? null : "the plan says that it moves no money, but it does";
        }
        return delta != 0 ? null : "a write that declares " + declared + " moves money, but its plan does not say so";
    }
}
