package dev.adtools.tools.sums;

import java.util.List;

/** Cuts one report whose rows a platform has recorded: page by page, in compact rows, and in both together. */
public final class RecordedSums {

    private final Cuts cuts;
    private final Differences differences;

    /**
     * Reads reports of some tools.
     *
     * @param reports the tools
     * @param differences receives what differs
     */
    public RecordedSums(Reports reports, Differences differences) {
        this.cuts = new Cuts(reports, differences);
        this.differences = differences;
    }

    /**
     * Compares the sums of a report with its totals, and with those of its other cuts.
     *
     * @param tool its name
     * @param arguments the arguments of the recorded call, a JSON object with at least one member
     */
    public void report(String tool, String arguments) {
        String in = arguments.substring(1, arguments.length() - 1);
        Numbers whole = cuts.sum(tool, in);
        for (String cut : List.of(",\"limit\":1", ",\"raw_data\":true", ",\"raw_data\":true,\"limit\":1")) {
            differences.compare(tool + " " + in + cut, whole, cuts.sum(tool, in + cut));
        }
    }
}
