package dev.adtools.server.cli;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import java.util.List;
import java.util.Objects;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** Actions of the command {@code approvals}. */
final class ApprovalActions {

    private static final String PATH = "/api/v1/pending-actions";
    private static final String HASH = "payload_hash";

    private static final DecidedResource PENDING = new DecidedResource(
            PATH, "the Pending Action's id, pa_…", DecidedResource.unless("PENDING"), PendingActionPrinter::print);

    private ApprovalActions() {}

    static List<AdminAction<RemoteService>> all(Terminal terminal) {
        return List.of(
                new ListRows<>(
                        "list",
                        "Pending Actions, the newest first",
                        List.of(
                                "id",
                                "status",
                                "source",
                                "tool",
                                "account_id",
                                "spend.daily_delta",
                                "requested_by.principal",
                                "expires_at"),
                        ApprovalActions::addFilters,
                        (service, given, page) ->
                                service.get(PATH + RemoteService.query(page, given, "status", "account_id", "tool"))),
                PENDING.show("shows what would happen, the money, who asks, and the hash of it all"),
                new ConfirmedAction(
                        "approve",
                        "shows an action, asks, and approves exactly what it showed; runs nothing",
                        terminal,
                        PENDING,
                        parser -> parser.addArgument("--comment").help("what whoever reads the action is told"),
                        ApprovalActions::decision),
                new ConfirmedAction(
                        "reject",
                        "shows an action, asks, and rejects it",
                        terminal,
                        PENDING,
                        parser -> parser.addArgument("--comment")
                                .required(true)
                                .help("the reason, shown to the requester"),
                        ApprovalActions::decision));
    }

    private static void addFilters(Subparser parser) {
        parser.addArgument("--status").help("only actions of this status, for example PENDING");
        parser.addArgument("--account").dest("account_id").help("only actions on this account");
        parser.addArgument("--tool").help("only actions that call this tool");
    }

    private static JsonObject decision(JsonObject seen, Namespace given) {
        JsonValue hash = Objects.requireNonNull(seen.get(HASH));
        JsonObject.Builder body = JsonObject.builder().put(HASH, hash);
        String comment = given.getString("comment");
        return comment == null ? body.build() : body.put("comment", comment).build();
    }
}
