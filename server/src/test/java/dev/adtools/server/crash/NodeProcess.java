package dev.adtools.server.crash;

import dev.adtools.api.fixtures.ChildJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** One node in a process of its own. */
final class NodeProcess {

    private final Process process;
    private final Writer keys;
    private final CompletableFuture<Void> up = new CompletableFuture<>();
    private final CompletableFuture<Void> read;

    private NodeProcess(Process process, Consumer<String> answers) {
        this.process = process;
        this.keys = process.outputWriter(StandardCharsets.UTF_8);
        this.read = CompletableFuture.runAsync(() -> read(answers), runnable -> new Thread(runnable).start());
    }

    /** Starts a node with arguments; its answers are handed over line by line. */
    static NodeProcess start(List<String> arguments, Consumer<String> answers) throws IOException {
        return start(arguments, Map.of(), answers);
    }

    /** Starts a node with arguments and more in its environment. */
    static NodeProcess start(List<String> arguments, Map<String, String> environment, Consumer<String> answers)
            throws IOException {
        List<String> command = ChildJvm.command(CrashProcess.class, arguments.toArray(String[]::new));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        return new NodeProcess(builder.start(), answers);
    }

    private void read(Consumer<String> answers) {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.equals("up")) {
                    up.complete(null);
                } else {
                    answers.accept(line);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            up.complete(null);
        }
    }

    /** Waits until it serves, or has ended. */
    void awaitUp() {
        up.join();
    }

    /** Hands over keys to call for; says whether there will be more. */
    void call(List<String> wanted, boolean last) {
        try {
            for (String key : wanted) {
                keys.write(key + "\n");
            }
            keys.flush();
            if (last) {
                keys.close();
            }
        } catch (IOException killed) {
            // It was killed before it had read them; they are called for again by the next one.
            return;
        }
    }

    /** Kills it, unless it has ended, and waits for what it had printed before. */
    void kill() throws InterruptedException {
        // Through its handle, because killing the process itself would close the stream before its last lines are read.
        process.toHandle().destroyForcibly();
        end();
    }

    /** Waits until it has done what it was given, or has died at its point; returns whether it has. */
    boolean end() throws InterruptedException {
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            throw new IllegalStateException("a node does not end");
        }
        read.join();
        return process.exitValue() == CrashPoint.AS_KILLED;
    }

    /** Waits until it has stopped itself. */
    void awaitStopped() throws IOException, InterruptedException {
        Signal.awaitStopped(process.pid());
    }

    /** Lets it go on. */
    void goOn() throws IOException, InterruptedException {
        Signal.send("CONT", process.pid());
    }
}
