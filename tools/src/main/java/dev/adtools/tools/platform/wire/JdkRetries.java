package dev.adtools.tools.platform.wire;

import java.util.Properties;

/** Requests that this process's JVM was told to repeat by itself. */
public final class JdkRetries {

    /** The system property that makes the JDK's HTTP client repeat requests of every method. */
    public static final String OF_WRITES = "jdk.httpclient.enableAllMethodRetry";

    private JdkRetries() {}

    /** Returns whether the JDK's HTTP client would send a write again by itself. */
    public static boolean repeatWrites(Properties system) {
        String value = system.getProperty(OF_WRITES);
        return value != null && !value.equalsIgnoreCase("false");
    }
}
