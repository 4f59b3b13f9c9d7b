package dev.adtools.server.quota;

import dev.adtools.api.Mode;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolError;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.CallChain;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.RateLimitDecision;
import dev.adtools.server.call.RateLimitDecision.RateLimitStatus;
import dev.adtools.server.call.ServiceCall;
import dev.adtools.server.call.ToolCall;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Refuses a call of a kind that its token makes too often. */
public final class QuotaFilter implements CallFilter {

    // Who has nothing left must still be able to ask until when.
    private static final Set<String> FREE = Set.of("get_usage_status");

    private final Rates rates;
    private final Quotas quotas;
    private final Consumer<String> onRefusal;

    QuotaFilter(Rates rates, Quotas quotas, Consumer<String> onRefusal) {
        this.rates = rates;
        this.quotas = quotas;
        this.onRefusal = onRefusal;
    }

    // Whoever stops spend waits for nobody.
    private static boolean stopsSpend(ToolDescriptor tool) {
        return tool.mode() == Mode.WRITE && tool.spend() == SpendControl.NONE;
    }

    // It was counted when it was asked for, and runs once.
    private static boolean isApproved(ToolCall call) {
        ServiceCall serviceCall = call.metadata().serviceCall();
        return serviceCall != null && serviceCall.approved() != null;
    }

    // A platform's word of when to come again stands by itself: our own window would end later.
    private static boolean saysWhen(CallResult answer) {
        return answer.error()
                .filter(error -> error.details().get(QuotaRefusals.RETRY) != null)
                .isPresent();
    }

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        boolean free = isApproved(call) || FREE.contains(call.descriptor().name()) || stopsSpend(call.descriptor());
        RateLimitDecision decision = free ? RateLimitDecision.FREE : rates.take(call.caller(), Rate.of(call));
        ToolError refusal = decision.refusal();
        if (refusal != null) {
            return CallResult.failed(refusal).telling(decision.allowance());
        }
        CallResult answer = chain.proceed(call);
        // The day's quota is decided further in, in the transaction that lets the write go.
        Optional<RateLimitStatus> exceeded = answer.error().flatMap(QuotaRefusals::allowance);
        exceeded.ifPresent(none -> onRefusal.accept(none.limit()));
        return answer.telling(
                exceeded.filter(none -> quotas.showsFields()).orElse(saysWhen(answer) ? null : decision.allowance()));
    }
}
