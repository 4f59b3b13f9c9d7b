package dev.adtools.server;

import java.util.concurrent.locks.LockSupport;
import org.slf4j.LoggerFactory;

/** The product's main class beside a library that logs and prints all the time. */
final class NoisyStdio {

    private NoisyStdio() {}

    /** Runs a command. */
    public static void main(String[] arguments) throws Exception {
        Thread noise = new Thread(NoisyStdio::makeNoise);
        noise.setDaemon(true);
        noise.start();
        AdtoolsApplication.main(arguments);
    }

    private static void makeNoise() {
        // The command comes first in its process: nothing speaks before it has put the standard output aside.
        while (System.out != System.err) {
            Thread.onSpinWait();
        }
        while (true) {
            System.out.println("noise printed");
            LoggerFactory.getLogger(NoisyStdio.class).error("noise logged");
            LockSupport.parkNanos(1_000_000);
        }
    }
}
