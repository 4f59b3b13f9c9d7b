package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** Actions of the command {@code caps}. */
final class CapActions {

    private static final String PATH = "/api/v1/caps";
    private static final String ACCOUNT = "the account, such as alpha:1234567890";

    private CapActions() {}

    static List<AdminAction<RemoteService>> all() {
        return List.of(
                new ListRows<>(
                        "caps of accounts, and the changes that wait",
                        List.of(
                                "id",
                                "source",
                                "cap.per_call",
                                "cap.per_day",
                                "cap.max_change_percent",
                                "cap.creates_per_day",
                                "waiting.cap.per_day",
                                "waiting.requested_by"),
                        (service, page) -> service.get(PATH)),
                new ShowById<>(
                        "shows the cap of an account, and the change that waits",
                        ACCOUNT,
                        (service, id) -> service.get(path(id)),
                        TablePrinter::printFields),
                new DecidingAction<>(
                        "set",
                        "changes a cap: at once where it allows no more, else once another owner approves",
                        "cap.set",
                        CapActions::addTerms,
                        CapActions::set));
    }

    private static String path(String account) {
        return PATH + "/" + RemoteService.encoded(account);
    }

    private static void addTerms(Subparser parser) {
        parser.addArgument("id").help(ACCOUNT);
        parser.addArgument("--currency").required(true).help("the account's currency, such as EUR");
        parser.addArgument("--per-call").required(true).help("how much one call may raise daily spend, such as 50.00");
        parser.addArgument("--per-day").required(true).help("how much all calls of a day may, together");
        parser.addArgument("--max-change-percent").type(Long.class).help("how much a call may raise a budget (any)");
        parser.addArgument("--creates-per-day").type(Long.class).help("how many creations a day (any number)");
        parser.addArgument("--time-zone").help("the zone whose days count (UTC)");
        parser.addArgument("--reason").required(true).help("why; whoever decides is shown it");
    }

    private static Outcome<byte[]> set(RemoteService service, Namespace given) {
        JsonObject.Builder body = JsonObject.builder();
        for (String name : List.of("currency", "per_call", "per_day", "time_zone", "reason")) {
            String text = given.getString(name);
            if (text != null) {
                body.put(name, text);
            }
        }
        for (String name : List.of("max_change_percent", "creates_per_day")) {
            Long count = given.getLong(name);
            if (count != null) {
                body.put(name, JsonNumber.of(count));
            }
        }
        return service.put(path(given.getString("id")), AdminCommand.bytes(body.build()));
    }
}
