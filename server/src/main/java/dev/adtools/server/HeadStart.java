package dev.adtools.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/**
 * Loads the libraries' classes that every start needs, on a thread of its own and ahead of the start, which takes a third of
 * its time to load classes. Loads and links them only: what a class does when it is first used stays where that is.
 */
final class HeadStart {

    // Written by scripts/head-start, in the order in which a start asks for them.
    private static final String LIST = "head-start.txt";

    private HeadStart() {}

    static void begin() {
        Thread thread = new Thread(HeadStart::run, "head-start");
        // A start that is refused ends without waiting for this.
        thread.setDaemon(true);
        thread.start();
    }

    private static void run() {
        try (Stream<String> names = names()) {
            names.forEach(HeadStart::load);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the names of the classes; whoever asked closes them. */
    static Stream<String> names() throws IOException {
        InputStream list = HeadStart.class.getResourceAsStream(LIST);
        if (list == null) {
            throw new IOException("no resource " + LIST);
        }
        return new BufferedReader(new InputStreamReader(list, StandardCharsets.US_ASCII)).lines();
    }

    /** Loads and links a class, and tells whether that could be done; a JDK has some that another one lacks. */
    static boolean load(String name) {
        try {
            // Asking for constructors links a class, and does not initialize it.
            return Class.forName(name, false, HeadStart.class.getClassLoader()).getDeclaredConstructors() != null;
        } catch (ClassNotFoundException | LinkageError absent) {
            return false;
        }
    }
}
