package dev.adtools.server.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** A request whose media type cannot be read, shown as one of a type that nobody takes. Jersey would say 400 to it. */
final class UnreadableType extends HttpServletRequestWrapper {

    private UnreadableType(HttpServletRequest request) {
        super(request);
    }

    /** Returns the request itself, unless its media type cannot be read. */
    static HttpServletRequest replaced(HttpServletRequest request) {
        return isReadable(Collections.list(request.getHeaders(HttpHeaders.CONTENT_TYPE)))
                ? request
                : new UnreadableType(request);
    }

    private static boolean isReadable(List<String> lines) {
        if (lines.isEmpty() || lines.equals(List.of(MediaType.APPLICATION_JSON))) {
            return true;
        }
        try {
            return lines.size() == 1 && !MediaType.valueOf(lines.get(0)).isWildcardSubtype();
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Override
    public String getContentType() {
        return MediaType.APPLICATION_OCTET_STREAM;
    }

    @Override
    public String getHeader(String name) {
        return isType(name) ? MediaType.APPLICATION_OCTET_STREAM : super.getHeader(name);
    }

    @Override
    public Enumeration<String> getHeaders(String name) {
        return isType(name)
                ? Collections.enumeration(List.of(MediaType.APPLICATION_OCTET_STREAM))
                : super.getHeaders(name);
    }

    private static boolean isType(String name) {
        return name.equalsIgnoreCase(HttpHeaders.CONTENT_TYPE);
    }
}
