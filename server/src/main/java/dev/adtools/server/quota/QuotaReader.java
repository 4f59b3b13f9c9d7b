package dev.adtools.server.quota;

import dev.adtools.server.quota.QuotaSection.TokenSection;
import dev.adtools.server.quota.Quotas.TokenQuotas;
import dev.adtools.server.store.StartupException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the section {@code quotas}, or refuses to start in one sentence that names what to mend. */
final class QuotaReader {

    private static final TokenQuotas STANDARD = new TokenQuotas(600, 300, 120, 30, 1_000);
    private static final int MOST_AT_ONCE = 128;
    private static final int MOST_THREADS = 10_000;
    // More than one in a nanosecond cannot be counted.
    private static final long MOST = 1_000_000_000;
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,10}");
    private static final Pattern TOKEN = Pattern.compile("[0-9A-Za-z_-]{1,64}");

    private final QuotaSection section;

    QuotaReader(QuotaSection section) {
        this.section = section;
    }

    TokenQuotas standard() {
        TokenSection all = new TokenSection(
                section.requestsPerMinute(),
                section.readsPerMinute(),
                section.validationsPerMinute(),
                section.writesPerMinute(),
                section.writesPerDay());
        return read("quotas.", all, STANDARD);
    }

    Map<String, TokenQuotas> tokens() {
        TokenQuotas standard = standard();
        Map<String, TokenQuotas> quotas = new HashMap<>();
        section.tokens().forEach((token, own) -> {
            if (!TOKEN.matcher(token).matches()) {
                throw new StartupException("quotas.tokens has the entry \"" + token
                        + "\", which must be the id of a token, as token list shows it.");
            }
            quotas.put(token, read("quotas.tokens." + token + ".", own, standard));
        });
        return Map.copyOf(quotas);
    }

    Set<String> tokensWithOwnDay() {
        return section.tokens().entrySet().stream()
                .filter(entry -> !entry.getValue().writesPerDay().isEmpty())
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }

    boolean showsFields() {
        return switch (section.headers()) {
            case "", "draft11" -> true;
            case "none" -> false;
            default -> throw new StartupException("quotas.headers must be draft11 or none.");
        };
    }

    int maxConcurrentCalls() {
        return (int) number("quotas.maxConcurrentCalls", section.maxConcurrentCalls(), MOST_AT_ONCE, MOST_THREADS);
    }

    private TokenQuotas read(String place, TokenSection own, TokenQuotas otherwise) {
        return new TokenQuotas(
                rate(place + "requestsPerMinute", own.requestsPerMinute(), otherwise.requests()),
                rate(place + "readsPerMinute", own.readsPerMinute(), otherwise.reads()),
                rate(place + "validationsPerMinute", own.validationsPerMinute(), otherwise.validations()),
                rate(place + "writesPerMinute", own.writesPerMinute(), otherwise.writes()),
                number(place + "writesPerDay", own.writesPerDay(), otherwise.writesPerDay(), MOST));
    }

    private long rate(String name, String text, long otherwise) {
        long own = number(name, text, otherwise, MOST);
        return number("quotas.perMinute (ADTOOLS_QUOTA_PER_MINUTE)", section.perMinute(), own, MOST);
    }

    private static long number(String name, String text, long otherwise, long most) {
        if (text.isEmpty()) {
            return otherwise;
        }
        long number = NUMBER.matcher(text).matches() ? Long.parseLong(text) : 0;
        if (number < 1 || number > most) {
            throw new StartupException(
                    name + " must be a whole number from 1 to " + most + ", or be left out; it is \"" + text + "\".");
        }
        return number;
    }
}
