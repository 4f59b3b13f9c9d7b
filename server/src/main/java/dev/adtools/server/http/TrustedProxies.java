package dev.adtools.server.http;

import dev.adtools.server.store.StartupException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.HostPort;
import org.eclipse.jetty.util.InetAddressSet;

/**
 * Proxies that are trusted to name the address of their client. Jetty's {@code ForwardedRequestCustomizer} believes every
 * peer, and takes the first address of a list, which the client itself may have written.
 */
public final class TrustedProxies {

    /** No proxies, so each request has the address of its connection. */
    public static final TrustedProxies NONE = new TrustedProxies(new InetAddressSet());

    private static final Pattern BLOCK = Pattern.compile("(?<address>[^/]+)(?:/(?<prefix>[1-9]\\d{0,2}))?");

    private final InetAddressSet addresses;

    private TrustedProxies(InetAddressSet addresses) {
        this.addresses = addresses;
    }

    /** Reads the setting {@code trustedProxies}: addresses and CIDR blocks with commas between; may be empty. */
    public static TrustedProxies of(String setting) {
        InetAddressSet addresses = new InetAddressSet();
        Stream.of(setting.split(",", -1))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .forEach(part -> add(addresses, part));
        return new TrustedProxies(addresses);
    }

    private static void add(InetAddressSet addresses, String part) {
        Matcher block = BLOCK.matcher(part);
        try {
            if (block.matches() && ForwardedHop.address(block.group("address")).isPresent()) {
                addresses.add(part);
                return;
            }
        } catch (IllegalArgumentException e) {
            // The message below covers a prefix that does not fit the address too.
        }
        throw new StartupException(
                "trustedProxies must list IP addresses and CIDR blocks, each block by its first address"
                        + " and with a prefix of at least 1, such as 10.0.0.0/8; " + part + " is neither.");
    }

    /** Returns whether an address is that of a trusted proxy. */
    boolean contains(Object address) {
        return address instanceof InetAddress internet && addresses.test(internet);
    }

    /** Returns the address of a request's client as text, with brackets around an IPv6 address. */
    String clientAddress(Request request) {
        // Dropwizard's useForwardedHeaders changes the address of the request, but not that of its connection.
        SocketAddress peer =
                request.getConnectionMetaData().getConnection().getEndPoint().getRemoteSocketAddress();
        return peer instanceof InetSocketAddress internet && internet.getAddress() != null
                ? HostPort.normalizeHost(
                        client(internet.getAddress(), request.getHeaders()).getHostAddress())
                : Request.getRemoteAddr(request);
    }

    private InetAddress client(InetAddress peer, HttpFields headers) {
        List<String> common = headers.getValuesList(HttpHeader.X_FORWARDED_FOR);
        List<String> standard = headers.getValuesList(HttpHeader.FORWARDED);
        if (common.isEmpty()) {
            return lastUntrusted(peer, standard, ForwardedHop::ofElement);
        }
        InetAddress client = lastUntrusted(peer, common, ForwardedHop::ofNode);
        // A proxy writes one of the two and may pass on the other as the client sent it.
        return standard.isEmpty() || client.equals(lastUntrusted(peer, standard, ForwardedHop::ofElement))
                ? client
                : peer;
    }

    /** Returns the first address from the right that is no trusted proxy, or the last one before a hop that cannot be read. */
    private InetAddress lastUntrusted(
            InetAddress peer, List<String> lines, Function<String, Optional<InetAddress>> reader) {
        // Commas inside of quotes separate too, or a client could open a quote that hides the proxy's own element.
        String[] hops = String.join(",", lines).split(",", -1);
        InetAddress client = peer;
        for (int i = hops.length - 1; i >= 0 && contains(client); i--) {
            Optional<InetAddress> before = reader.apply(hops[i].strip());
            if (before.isEmpty()) {
                return client;
            }
            client = before.get();
        }
        return client;
    }
}
