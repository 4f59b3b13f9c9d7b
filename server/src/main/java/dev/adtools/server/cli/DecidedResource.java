package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import java.io.PrintWriter;
import java.util.function.BiConsumer;

/**
 * Resource of the service whose entries people decide on.
 *
 * @param path where it is
 * @param id one line of help on the id of an entry
 * @param open the status of an entry on which can be decided
 * @param printer prints an entry for people
 */
record DecidedResource(String path, String id, String open, BiConsumer<JsonObject, PrintWriter> printer) {

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
