package dev.adtools.server.crash;

import dev.adtools.api.fixtures.ChildJvm;
import dev.adtools.server.AdtoolsApplication;
import dev.adtools.server.CrashingService;
import dev.adtools.server.openapi.ContractWatch;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The whole service in a process of its own. */
final class ServiceProcess {

    static final String TOKEN = "the-operator-of-this-test-is-trusted";

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final int FIRST_PORT = 20_000;
    private static final int PORTS = 12_000;
    // Other JVMs look for ports at the same time.
    private static final AtomicInteger NEXT = new AtomicInteger(new Random().nextInt(PORTS));

    private final Process process;
    private final int port;

    private ServiceProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Starts it with a configuration file and an environment, and waits until it serves. */
    static ServiceProcess start(Path config, Map<String, String> environment) throws IOException, InterruptedException {
        return start(ChildJvm.command(AdtoolsApplication.class, "server", config.toString()), environment);
    }

    /** Starts one that dies at a point, and waits until it serves or is dead. */
    static ServiceProcess startToDie(String point, Path config, Map<String, String> environment)
            throws IOException, InterruptedException {
        return start(ChildJvm.command(CrashingService.class, point, "server", config.toString()), environment);
    }

    private static ServiceProcess start(List<String> command, Map<String, String> environment)
            throws IOException, InterruptedException {
        int port = freePort();
        int adminPort = freePort();
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(environment);
        builder.environment().put("ADTOOLS_HTTP_PORT", Integer.toString(port));
        builder.environment().put("ADTOOLS_ADMIN_PORT", Integer.toString(adminPort));
        builder.environment().put("ADTOOLS_BOOTSTRAP_TOKEN", TOKEN);
        builder.environment().put("ADTOOLS_LOG_LEVEL", "OFF");
        builder.environment().put("ADTOOLS_QUOTA_PER_MINUTE", "1000000000");
        Process process = builder.redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        ServiceProcess service = new ServiceProcess(process, port);
        service.awaitUp(adminPort);
        return service;
    }

    // Below the ports that the kernel gives to whoever asks for any: it would give one away before the service has it.
    private static int freePort() {
        while (true) {
            try (ServerSocket socket = new ServerSocket(FIRST_PORT + NEXT.getAndIncrement() % PORTS)) {
                return socket.getLocalPort();
            } catch (IOException taken) {
                // The next one.
            }
        }
    }

    private void awaitUp(int adminPort) throws InterruptedException {
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest health = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + adminPort + "/healthcheck"))
                .build();
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (process.isAlive() && System.nanoTime() < end) {
            try {
                client.send(health, BodyHandlers.discarding());
                return;
            } catch (IOException notYet) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
        }
        if (!process.isAlive() && process.exitValue() == CrashPoint.AS_KILLED) {
            return;
        }
        throw new IllegalStateException("the service does not start");
    }

    int port() {
        return port;
    }

    /** Kills it, and waits for nothing. */
    void strike() {
        process.destroyForcibly();
    }

    /** Returns whether it dies within a time. */
    boolean diesWithin(Duration time) throws InterruptedException {
        return process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Kills it, as the kernel does when memory runs out, unless a point has done so. */
    void kill() {
        if (!process.isAlive() && process.exitValue() != CrashPoint.AS_KILLED) {
            throw new IllegalStateException("the service has ended by itself, with " + process.exitValue());
        }
        process.destroyForcibly().onExit().join();
        ContractWatch.knewEverything();
    }

    /** Asks it to end, and waits until it has. */
    void end() throws InterruptedException {
        process.destroy();
        process.waitFor();
        ContractWatch.knewEverything();
    }
}
