package dev.adtools.tools.platform.wire;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Usage of a platform's request limits, as the platform reports it. Warns once per window before a limit is reached. */
public final class LimitUsage {

    private static final int NEARLY = 80;
    private static final int MAX_PERCENT = 1_000;
    private static final int MAX_READINGS = 1_000;
    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_/]{0,64}");
    private static final String WARNING =
            "The request limit %s is %d %% used%s. Send fewer requests until it recovers.";

    private final Clock clock;
    private final Consumer<String> listener;
    private final Map<Key, Reading> readings = new ConcurrentHashMap<>();
    private volatile String accessLevel = "";

    /** Passes each new warning on to a listener, as one sentence that names no account. */
    public LimitUsage(Clock clock, Consumer<String> listener) {
        this.clock = clock;
        this.listener = listener;
    }

    /**
     * Records how much of a limit is used. Ignores names and numbers that no limit has.
     *
     * @param limit the platform's name of the limit
     * @param account the account that the limit belongs to, empty for none
     * @param percent the used part in percent
     * @param window how long the reading holds
     */
    public void record(String limit, String account, double percent, Duration window) {
        Instant now = clock.instant();
        if (percent >= 0 && named(limit) && NAME.matcher(account).matches() && hasRoom(now)) {
            Key key = new Key(limit, account);
            double bounded = Math.min(percent, MAX_PERCENT);
            Reading read = readings.merge(
                    key,
                    new Reading(bounded, now.plus(window), Instant.MIN),
                    (old, fresh) -> new Reading(fresh.percent(), fresh.end(), old.quietUntil()));
            if (read.isNear() && !read.quietUntil().isAfter(now) && readings.replace(key, read, read.warned())) {
                listener.accept(sentence(limit, read.percent(), account.isEmpty() ? "" : " by one account"));
            }
        }
    }

    private static boolean named(String limit) {
        return !limit.isEmpty() && NAME.matcher(limit).matches();
    }

    private boolean hasRoom(Instant now) {
        if (readings.size() >= MAX_READINGS) {
            readings.values().removeIf(reading -> !reading.end().isAfter(now));
        }
        return readings.size() < MAX_READINGS;
    }

    /** Records the access level that the platform names; ignores anything else. */
    public void recordAccessLevel(String level) {
        if (named(level)) {
            accessLevel = level;
        }
    }

    /** Returns the access level that the platform named last; empty until it does. */
    public Optional<String> accessLevel() {
        return Optional.of(accessLevel).filter(level -> !level.isEmpty());
    }

    /** Returns a warning for the operator for each limit that is nearly used up, one sentence each. */
    public List<String> warnings() {
        Map<String, Near> near = new TreeMap<>();
        used().stream()
                .filter(used -> used.percent() >= NEARLY)
                .forEach(used -> near.merge(
                        used.limit(), new Near(used.percent(), used.account().isEmpty() ? 0 : 1), Near::with));
        return near.entrySet().stream()
                .map(limit -> sentence(
                        limit.getKey(),
                        limit.getValue().percent(),
                        limit.getValue().of()))
                .toList();
    }

    private static String sentence(String limit, double percent, String of) {
        return WARNING.formatted(limit, Math.round(percent), of);
    }

    /** Returns the readings that still hold. */
    public List<Used> used() {
        Instant now = clock.instant();
        return readings.entrySet().stream()
                .filter(entry -> entry.getValue().end().isAfter(now))
                .map(entry -> new Used(
                        entry.getKey().limit(),
                        entry.getKey().account(),
                        entry.getValue().percent()))
                .toList();
    }

    /**
     * Used part of a limit.
     *
     * @param limit the platform's name of the limit
     * @param account the account that the limit belongs to, empty for none
     * @param percent the used part, 100 and more when it is used up
     */
    public record Used(String limit, String account, double percent) {}

    private record Key(String limit, String account) {}

    /**
     * Reading of a limit.
     *
     * @param percent the used part
     * @param end when the reading no longer holds
     * @param quietUntil when a warning may be given again
     */
    private record Reading(double percent, Instant end, Instant quietUntil) {

        boolean isNear() {
            return percent >= NEARLY;
        }

        Reading warned() {
            return new Reading(percent, end, end);
        }
    }

    /**
     * Accounts that have nearly used up one limit.
     *
     * @param percent the largest used part
     * @param accounts the number of accounts
     */
    private record Near(double percent, int accounts) {

        Near with(Near other) {
            return new Near(Math.max(percent, other.percent), accounts + other.accounts);
        }

        String of() {
            return switch (accounts) {
                case 0 -> "";
                case 1 -> " by one account";
                default -> " by " + accounts + " accounts";
            };
        }
    }
}
