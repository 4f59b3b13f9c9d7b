package dev.adtools.server.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the address of one hop from {@code X-Forwarded-For} or {@code Forwarded} (RFC 7239), without looking up names. */
final class ForwardedHop {

    private static final String OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
    private static final Pattern IPV4 = Pattern.compile(OCTET + "(?:\\." + OCTET + "){3}");
    private static final Pattern IPV6 = Pattern.compile("[0-9A-Fa-f:.]{2,45}");
    private static final String PORT = "(?::(?:\\d{1,5}|_[0-9A-Za-z._-]+))?";
    private static final Pattern NODE = Pattern.compile("(?:(?<ipv4>[0-9.]+)|\\[(?<ipv6>[0-9A-Fa-f:.]+)])" + PORT);
    private static final String TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
    private static final Pattern PAIR =
            Pattern.compile("\\s*(?<name>" + TOKEN + ")=(?:\"(?<quoted>[^\"\\\\]*)\"|(?<token>[^\\s\"\\\\]*))\\s*");

    private ForwardedHop() {}

    /** Reads an element of {@code Forwarded}; empty unless all of it can be read and it has one {@code for} with an address. */
    static Optional<InetAddress> ofElement(String element) {
        String node = null;
        for (String pair : element.split(";", -1)) {
            if (pair.isBlank()) {
                continue;
            }
            Matcher read = PAIR.matcher(pair);
            boolean isFor = read.matches() && read.group("name").equalsIgnoreCase("for");
            if (!read.matches() || (isFor && node != null)) {
                return Optional.empty();
            }
            if (isFor) {
                node = read.group("quoted") == null ? read.group("token") : read.group("quoted");
            }
        }
        return node == null ? Optional.empty() : ofNode(node);
    }

    /** Reads an address that may have a port; an IPv6 address with a port has brackets. */
    static Optional<InetAddress> ofNode(String node) {
        Matcher read = NODE.matcher(node);
        if (!read.matches()) {
            return address(node);
        }
        return address(read.group("ipv4") == null ? read.group("ipv6") : read.group("ipv4"));
    }

    /** Reads an IPv4 address of four decimal numbers, or an IPv6 address without brackets and zone. */
    static Optional<InetAddress> address(String text) {
        boolean ipv4 = IPV4.matcher(text).matches();
        if (!ipv4 && !IPV6.matcher(text).matches()) {
            return Optional.empty();
        }
        try {
            // Text in brackets is an IPv6 address or an exception, never the name of a host.
            return Optional.of(InetAddress.getByName(ipv4 ? text : "[" + text + "]"));
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }
}
