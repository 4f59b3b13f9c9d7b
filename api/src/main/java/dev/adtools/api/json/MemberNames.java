package dev.adtools.api.json;

/**
 * Names of members as they stand in a JSON text, with their colon. Those that come again are kept: a call writes more than a
 * hundred names, and copying one takes a fifth of the time of spelling it.
 */
final class MemberNames {

    private static final int LONGEST_KEPT = 64;
    // Several times as many as tools have names, so that few share a place. Who shares one takes it from the other.
    private static final int PLACES = 4096;
    private static final Spelled[] KEPT = new Spelled[PLACES];

    private MemberNames() {}

    /** Returns a name's bytes, which nobody may change. */
    static byte[] spelled(String name) {
        int hash = name.hashCode();
        int place = (hash ^ (hash >>> 16)) & (PLACES - 1);
        // Read without a lock: whatever is found is whole, because it never changes.
        Spelled kept = KEPT[place];
        if (kept != null && kept.name.equals(name)) {
            return kept.bytes;
        }
        Spelled spelled = new Spelled(name);
        if (name.length() <= LONGEST_KEPT) {
            KEPT[place] = spelled;
        }
        return spelled.bytes;
    }

    /** One name. */
    private static final class Spelled {

        private final String name;
        private final byte[] bytes;

        Spelled(String name) {
            JsonBytes out = new JsonBytes(name.length() + 3);
            out.quoted(name);
            out.put(':');
            this.name = name;
            this.bytes = out.copy();
        }
    }
}
