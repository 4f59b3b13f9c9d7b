package dev.adtools.server.mcp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The revisions of MCP that the service speaks, newest first. */
enum Revision {
    V2026_07_28("2026-07-28", ProtocolMode.STATELESS),
    V2025_11_25("2025-11-25", ProtocolMode.HANDSHAKE),
    V2025_06_18("2025-06-18", ProtocolMode.HANDSHAKE),
    V2025_03_26("2025-03-26", ProtocolMode.HANDSHAKE);

    private static final Map<String, Revision> BY_DATE =
            Stream.of(values()).collect(Collectors.toUnmodifiableMap(Revision::date, revision -> revision));

    private final String date;
    private final ProtocolMode mode;

    Revision(String date, ProtocolMode mode) {
        this.date = date;
        this.mode = mode;
    }

    /** Returns the revision of a date. */
    static Optional<Revision> of(String date) {
        return Optional.ofNullable(BY_DATE.get(date));
    }

    /** Returns the dates of all of them. */
    static List<String> dates() {
        return Stream.of(values()).map(Revision::date).toList();
    }

    /** Returns the date that names it. */
    String date() {
        return date;
    }

    /** Returns the mode in which it is spoken. */
    ProtocolMode mode() {
        return mode;
    }
}
