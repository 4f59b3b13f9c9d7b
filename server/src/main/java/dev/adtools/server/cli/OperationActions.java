package dev.adtools.server.cli;

import dev.adtools.api.json.JsonObject;
import java.util.List;
import java.util.Objects;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** Actions of the command {@code operations}. */
final class OperationActions {

    private static final String PATH = "/api/v1/operations";

    private static final DecidedResource UNKNOWN = new DecidedResource(
            PATH, "the operation's id, op_…", DecidedResource.unless("UNKNOWN"), TablePrinter::printFields);

    private OperationActions() {}

    static List<AdminAction<RemoteService>> all(Terminal terminal) {
        return List.of(
                new ListRows<>(
                        "list",
                        "operations, the newest first",
                        List.of("id", "status", "tool", "account_id", "entity", "principal", "created_at"),
                        OperationActions::addFilters,
                        (service, given, page) ->
                                service.get(PATH + RemoteService.query(page, given, "status", "account_id"))),
                UNKNOWN.show("shows an operation with what it sent"),
                new ConfirmedAction(
                        "resolve",
                        "shows an operation whose outcome is unknown, asks, and settles it",
                        terminal,
                        UNKNOWN,
                        OperationActions::addOutcome,
                        OperationActions::resolution));
    }

    private static void addFilters(Subparser parser) {
        parser.addArgument("--status").help("only operations of this status, for example UNKNOWN");
        parser.addArgument("--account").dest("account_id").help("only operations on this account");
    }

    private static void addOutcome(Subparser parser) {
        parser.addArgument("--outcome")
                .required(true)
                .choices("SUCCEEDED", "NOT_APPLIED", "ABANDONED")
                .help("what the account shows; ABANDONED gives up finding out");
        parser.addArgument("--evidence").required(true).help("how that is known");
        parser.addArgument("--platform-ref").help("what the platform calls what it made");
    }

    private static JsonObject resolution(JsonObject seen, Namespace given) {
        JsonObject.Builder body = JsonObject.builder()
                .put("outcome", given.getString("outcome"))
                .put("evidence", given.getString("evidence"))
                .put("expected_fence", Objects.requireNonNull(seen.get("fence")));
        String reference = given.getString("platform_ref");
        return reference == null
                ? body.build()
                : body.put("platform_ref", reference).build();
    }
}
