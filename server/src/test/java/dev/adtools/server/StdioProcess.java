package dev.adtools.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.api.fixtures.ChildJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The command {@code mcp-stdio} in a process of its own, and the client that started it. */
final class StdioProcess implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int PATIENCE_SECONDS = 60;

    private final Process process;
    private final Path errors;
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final CompletableFuture<Void> read;

    private StdioProcess(Process process, Path errors) {
        this.process = process;
        this.errors = errors;
        read = CompletableFuture.runAsync(this::read, task -> new Thread(task).start());
    }

    /** Starts it with a main class that leads to it. */
    static StdioProcess start(Class<?> main, int port, String token, Path folder) throws IOException {
        List<String> command = ChildJvm.command(main, "mcp-stdio", "--url", "http://127.0.0.1:" + port);
        Path errors = folder.resolve("errors");
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors.toFile());
        builder.environment().put("ADTOOLS_TOKEN", token);
        return new StdioProcess(builder.start(), errors);
    }

    private void read() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                heard.add(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says a line. */
    StdioProcess say(String line) throws IOException {
        process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        return this;
    }

    /** Asks something, with an id. */
    StdioProcess ask(int id, String method, String params) throws IOException {
        return say("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + params + "}");
    }

    /** Asks something, and waits for the next line. */
    JsonNode answer(int id, String method, String params) throws IOException, InterruptedException {
        return ask(id, method, params).hear();
    }

    /** Waits for the next line. */
    JsonNode hear() throws IOException, InterruptedException {
        return JSON.readTree(Objects.requireNonNull(heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS), "nothing is said"));
    }

    /** Says no more. */
    StdioProcess hangUp() throws IOException {
        process.getOutputStream().close();
        return this;
    }

    /** Asks it to end. */
    StdioProcess terminate() {
        process.toHandle().destroy();
        return this;
    }

    /** Waits until it has ended and everything it said was heard, and returns its exit code. */
    int ended() throws InterruptedException {
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new IllegalStateException("it does not end");
        }
        read.join();
        return process.exitValue();
    }

    /** Returns how many lines have come that nobody has heard. */
    int unheard() {
        return heard.size();
    }

    /** Returns what it told people so far. */
    String errors() throws IOException {
        return Files.readString(errors);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
