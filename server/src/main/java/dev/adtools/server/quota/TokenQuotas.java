package dev.adtools.server.quota;

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
