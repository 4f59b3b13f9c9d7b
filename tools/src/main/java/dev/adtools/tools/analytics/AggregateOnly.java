package dev.adtools.tools.analytics;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Tells which dimensions could report on one person: they are refused, whatever the platform allows. */
final class AggregateOnly {

    private static final Set<String> OF_ONE_PERSON = Set.of(
            "appinstanceid",
            "cid",
            "clientid",
            "deviceid",
            "effectiveuserid",
            "email",
            "emailaddress",
            "gaclientid",
            "ipaddress",
            "phone",
            "phonenumber",
            "pseudoid",
            "pseudonymoususerid",
            "pseudouserid",
            "sessionid",
            "gasessionid",
            "transactionid",
            "uid",
            "useremail",
            "userid",
            "username",
            "userphone",
            "userpseudoid");
    private static final String OF_USERS = "customuser:";
    private static final String AGE = "useragebracket";
    private static final Set<String> TOWNS = Set.of("city", "cityid");

    private AggregateOnly() {}

    /** Returns why a dimension is refused among others; empty when it is not. */
    static Optional<String> objection(String dimension, List<String> all) {
        String name = dimension.toLowerCase(Locale.ROOT);
        String bare = name.substring(name.indexOf(':') + 1).replaceAll("[^a-z0-9]", "");
        if (name.startsWith(OF_USERS) || OF_ONE_PERSON.contains(bare)) {
            return Optional.of("would report on single users, and this tool reports aggregates only");
        }
        boolean withTown = all.stream().anyMatch(other -> TOWNS.contains(other.toLowerCase(Locale.ROOT)));
        return name.equals(AGE) && withTown
                ? Optional.of("together with a city could tell single people, and this tool reports aggregates only")
                : Optional.empty();
    }
}
