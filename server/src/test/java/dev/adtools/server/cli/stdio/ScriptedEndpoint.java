package dev.adtools.server.cli.stdio;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A port of this machine that answers as a test says, and remembers what came in. */
final class ScriptedEndpoint implements AutoCloseable {

    private final List<Posted> posted = new CopyOnWriteArrayList<>();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final HttpServer server;

    private ScriptedEndpoint(Script script) throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        HttpHandler handler = exchange -> {
            try (exchange) {
                Posted message = read(exchange);
                posted.add(message);
                script.answer(message, exchange);
            }
        };
        server.createContext("/", handler);
        server.setExecutor(threads);
        server.start();
    }

    static ScriptedEndpoint that(Script script) {
        try {
            return new ScriptedEndpoint(script);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Answers every message with a status and a body. */
    static ScriptedEndpoint answering(int status, String body) {
        return that((message, exchange) -> answer(exchange, status, body));
    }

    /** Answers a message. */
    static void answer(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        if (bytes.length > 0) {
            exchange.getResponseBody().write(bytes);
        }
    }

    private static Posted read(HttpExchange exchange) throws IOException {
        Map<String, String> headers = new HashMap<>();
        exchange.getRequestHeaders()
                .forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), String.join(", ", values)));
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        return new Posted(
                exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath(), headers, body);
    }

    /** Returns where it is. */
    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** Returns what came in, in order. */
    List<Posted> posted() {
        return posted;
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    /** Answers a message; without an answer the connection is closed. */
    @FunctionalInterface
    interface Script {

        /** Answers a message. */
        void answer(Posted message, HttpExchange exchange) throws IOException;
    }

    /**
     * Request that came in.
     *
     * @param target the method and the path
     * @param headers their names in lower case
     * @param body the body
     */
    record Posted(String target, Map<String, String> headers, String body) {

        /** Returns a header's value, or nothing. */
        String header(String name) {
            return headers.getOrDefault(name, "");
        }
    }
}
