package dev.adtools.server.store;

import dev.adtools.api.fixtures.ChildJvm;
import dev.adtools.server.store.Pools.PlainPools;
import java.io.IOException;
import java.nio.file.Path;

/** A process of its own that opens the embedded store and, unless refused, writes until it is killed. */
final class WriterProcess {

    private WriterProcess() {}

    /** Prints {@code up}, then every number that has been acknowledged; or the sentence it was refused with. */
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) {
        try {
            DataDirectory data = DataDirectory.claim(Path.of(arguments[0]));
            Database database = Database.open(StoreSettings.embedded(data.path()), data, new PlainPools());
            System.out.println("up");
            for (long number = Long.parseLong(arguments[1]); ; number++) {
                long written = number;
                database.tx().execute(handle -> handle.execute("UPDATE access_version SET version = ?", written));
                System.out.println(written);
            }
        } catch (StartupException e) {
            System.out.println(e.getMessage());
        }
    }

    static Process start(Path folder, long first) throws IOException {
        return new ProcessBuilder(ChildJvm.command(WriterProcess.class, folder.toString(), Long.toString(first)))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
