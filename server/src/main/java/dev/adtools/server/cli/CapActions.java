package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** Actions of the command {@code caps}. */
final class CapActions {

    private static final String PATH = "/api/v1/caps";
    private static final String HASH = "payload_hash";
    private static final String ACCOUNT = "the account, such as alpha:1234567890";

    private static final DecidedResource WAITING =
            new DecidedResource(PATH, ACCOUNT, CapActions::undecidable, TablePrinter::printFields);

    private CapActions() {}

    static List<AdminAction<RemoteService>> all(Terminal terminal) {
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
                WAITING.show("shows the cap of an account, and the change that waits"),
                new ChangingAction<>(
                        "set",
                        "changes a cap: at once where it allows no more, else once another owner approves",
                        "cap.set",
                        CapActions::addTerms,
                        CapActions::set),
                decision("approve", "shows a cap and its change, asks, and approves exactly what it showed", terminal),
                decision("reject", "shows a cap and its change, asks, and rejects the change", terminal),
                decision("cancel", "shows a cap and its change, asks, and takes the change back", terminal));
    }

    private static ConfirmedAction decision(String name, String help, Terminal terminal) {
        return new ConfirmedAction(
                name,
                help,
                terminal,
                WAITING,
                parser -> {},
                (seen, given) -> JsonObject.builder()
                        .put(HASH, Objects.requireNonNull(TablePrinter.at(seen, "waiting." + HASH)))
                        .build());
    }

    private static Optional<String> undecidable(JsonObject cap) {
        return TablePrinter.isThere(cap.get("waiting"))
                ? Optional.empty()
                : Optional.of("No change of this cap waits, so there is nothing to decide on.");
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
        return service.put(WAITING.path(given.getString("id")), AdminCommand.bytes(body.build()));
    }
}
