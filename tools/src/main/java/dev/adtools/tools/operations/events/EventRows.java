package dev.adtools.tools.operations.events;

import dev.adtools.api.AccountId;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes rows of events. */
public final class EventRows {

    private static final int SHOWN = 2;

    private EventRows() {}

    /** Returns an event as callers see it. */
    public static RecentErrors.Row of(ServiceEvent event) {
        return new RecentErrors.Row(
                event.id(),
                event.id(),
                event.at().toString(),
                event.lastAt().toString(),
                event.level(),
                event.what().code(),
                event.what().component(),
                event.what().message(),
                ofCall(event, ServiceEvent.Call::tool),
                ofCall(event, ServiceEvent.Call::platform),
                text(ofCall(event, ServiceEvent.Call::account)),
                ofCall(event, ServiceEvent.Call::requestId),
                ofCall(event, ServiceEvent.Call::keyHash),
                ofCall(event, ServiceEvent.Call::httpStatus),
                ofCall(event, ServiceEvent.Call::retryable),
                ofCall(event, call -> masked(call.actor())),
                event.count());
    }

    private static <T> @Nullable T ofCall(ServiceEvent event, Function<ServiceEvent.Call, @Nullable T> member) {
        return event.call() == null ? null : member.apply(event.call());
    }

    private static @Nullable String text(@Nullable AccountId account) {
        return account == null ? null : account.value();
    }

    // Enough for who knows the principals to tell them apart, and no more.
    private static String masked(String actor) {
        return actor.substring(0, Math.min(SHOWN, actor.length())) + "…";
    }
}
