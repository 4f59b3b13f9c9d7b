package dev.adtools.server.cli;

import java.util.List;

/** Actions of the command {@code spend}. */
final class SpendActions {

    private static final String PATH = "/api/v1/spend";

    private SpendActions() {}

    static List<AdminAction<RemoteService>> all() {
        return List.of(
                new ListRows<>(
                        "accounts with caps, and what is left of today",
                        List.of(
                                "id",
                                "source",
                                "caps.day",
                                "caps.per_day.used",
                                "caps.per_day.left",
                                "caps.per_day.limit",
                                "caps.per_call"),
                        (service, page) -> service.get(PATH)),
                new ListRows<>(
                        "days",
                        "days on which writes changed the daily spend of an account",
                        List.of("day", "used", "committed", "reserved", "created"),
                        parser -> parser.addArgument("account").help("the account, such as alpha:1234567890"),
                        (service, given, page) -> service.get(PATH + "/"
                                + RemoteService.encoded(given.getString("account")) + RemoteService.query(page))));
    }
}
