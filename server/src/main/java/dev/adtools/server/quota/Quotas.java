package dev.adtools.server.quota;

import dev.adtools.server.call.Caller;
import java.util.Map;
import java.util.Set;

/** Quotas of callers, checked. */
public final class Quotas {

    private final TokenQuotas standard;
    private final Map<String, TokenQuotas> byToken;
    private final Set<String> ownDay;
    private final boolean showsFields;
    private final int maxConcurrentCalls;

    Quotas(QuotaReader reader) {
        standard = reader.standard();
        byToken = reader.tokens();
        ownDay = reader.tokensWithOwnDay();
        showsFields = reader.showsFields();
        maxConcurrentCalls = reader.maxConcurrentCalls();
    }

    /** Reads what is configured, or refuses to start in one sentence. */
    public static Quotas of(QuotaSection section) {
        return new Quotas(new QuotaReader(section));
    }

    /** Returns how many requests may be in work at once. */
    public int maxConcurrentCalls() {
        return maxConcurrentCalls;
    }

    /** Returns whether answers carry {@code RateLimit} and {@code RateLimit-Policy}. */
    boolean showsFields() {
        return showsFields;
    }

    long perMinute(Caller caller, Rate rate) {
        return of(caller).perMinute(rate);
    }

    long writesPerDay(Caller caller) {
        return of(caller).writesPerDay();
    }

    /** Returns under which name a caller's writes of a day are counted: a token with a number of its own has its own count. */
    String daySubject(Caller caller) {
        return ownDay.contains(caller.tokenId()) ? "token:" + caller.tokenId() : "principal:" + caller.principal();
    }

    private TokenQuotas of(Caller caller) {
        return byToken.getOrDefault(caller.tokenId(), standard);
    }

    /**
     * Quotas of one token.
     *
     * @param requests requests a minute
     * @param reads reads a minute
     * @param validations validations a minute
     * @param writes writes a minute
     * @param writesPerDay writes a UTC day
     */
    record TokenQuotas(long requests, long reads, long validations, long writes, long writesPerDay) {

        long perMinute(Rate rate) {
            return switch (rate) {
                case REQUESTS -> requests;
                case READ -> reads;
                case VALIDATE -> validations;
                case WRITE -> writes;
            };
        }
    }
}
