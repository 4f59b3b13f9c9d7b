package dev.adtools.tools.alpha.criteria;

/** Shows internet addresses in part: they are people's. */
final class MaskedAddress {

    private static final int SHOWN_GROUPS = 2;

    private MaskedAddress() {}

    /** Returns an address with all but its first two groups hidden, for example {@code 203.0.*}; all of what is none. */
    static String of(String address) {
        String separator = address.indexOf(':') >= 0 ? ":" : ".";
        String[] groups = address.split("[.:/]", -1);
        boolean isAddress = groups.length > SHOWN_GROUPS && address.matches("[0-9a-fA-F.:/]+");
        return isAddress ? groups[0] + separator + groups[1] + separator + "*" : "*";
    }
}
