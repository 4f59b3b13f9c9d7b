package dev.adtools.tools.sums;

import dev.adtools.api.json.JsonObject;

/** The read tools, wherever they run. */
public interface Reports {

    /**
     * Calls a tool.
     *
     * @param tool its name
     * @param arguments its arguments as a JSON object
     * @return the {@code data} that it answers; a failure is thrown
     */
    JsonObject data(String tool, String arguments);
}
