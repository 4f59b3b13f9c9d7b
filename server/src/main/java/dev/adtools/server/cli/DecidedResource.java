package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Resource of the service whose entries people decide on.
 *
 * @param path where it is
 * @param id one line of help on the id of an entry
 * @param closed returns why nothing can be decided on an entry; empty when something can
 * @param printer prints an entry for people
 */
record DecidedResource(
        String path,
        String id,
        Function<JsonObject, Optional<String>> closed,
        BiConsumer<JsonObject, PrintWriter> printer) {

    /** Returns the check of entries on which can be decided in one status alone. */
    static Function<JsonObject, Optional<String>> unless(String open) {
        return entry -> Optional.of(TablePrinter.cell(entry.get("status")))
                .filter(status -> !status.equals(open))
                .map(status -> "It is " + status + ", and only what is " + open + " can be decided on.");
    }

    Outcome<byte[]> find(RemoteService service, String entry) {
        return service.get(path(entry));
    }

    String path(String entry) {
        return path + "/" + RemoteService.encoded(entry);
    }

    /** Returns the action that shows an entry. */
    AdminAction<RemoteService> show(String help) {
        return new ShowById<>(help, id, this::find, printer);
    }
}
