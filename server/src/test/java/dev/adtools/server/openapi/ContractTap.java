package dev.adtools.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import io.dropwizard.core.Configuration;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.testing.DropwizardTestSupport;
import io.dropwizard.testing.DropwizardTestSupport.ServiceListener;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Queue;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.LifeCycle;

/** Sits in front of a service under test, and holds everything that it answers against the published document. */
public final class ContractTap extends Handler.Wrapper {

    /** What was seen in this build, an operation, a status and a response to a line. */
    static final Path SEEN = Path.of("target", "contract-seen.txt");

    private static final Contract CONTRACT = new Contract(Trees.published());
    private static final Set<String> NAMES = ConcurrentHashMap.newKeySet();
    private static final Set<UUID> HEARD = ConcurrentHashMap.newKeySet();
    private static final Queue<String> FLAWS = new ConcurrentLinkedQueue<>();
    private static final int LONGEST = 4 << 20;

    private ContractTap() {}

    /** Watches a service that is not started yet, and returns it. */
    public static <C extends Configuration, S extends DropwizardTestSupport<C>> S on(S service) {
        service.addListener(new ServiceListener<>() {
            @Override
            public void onRun(C configuration, Environment environment, DropwizardTestSupport<C> rule) {
                environment.lifecycle().addEventListener(new LifeCycle.Listener() {
                    @Override
                    public void lifeCycleStarting(LifeCycle starting) {
                        if (starting instanceof Server server) {
                            server.insertHandler(new ContractTap());
                        }
                    }
                });
            }

            @Override
            public void onStop(DropwizardTestSupport<C> rule) {
                String flaw = FLAWS.poll();
                FLAWS.clear();
                assertThat(flaw)
                        .as("an answer that the OpenAPI document does not know")
                        .isNull();
            }
        });
        return service;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String path = Request.getPathInContext(request);
        boolean ours = path.startsWith("/api/") || path.equals("/mcp");
        boolean plain = request.getMethod().matches("GET|POST|PUT|DELETE");
        return super.handle(request, ours && plain ? new Listening(request, response, path) : response, callback);
    }

    private static void hear(Answered answer) {
        String name = CONTRACT.name(answer);
        if (name != null && NAMES.add(name)) {
            note(name);
        }
        // The same bytes need no second look.
        if (HEARD.add(UUID.nameUUIDFromBytes(answer.whole().getBytes(StandardCharsets.UTF_8)))) {
            String flaw = CONTRACT.flaw(answer);
            if (!flaw.isEmpty()) {
                FLAWS.add(flaw + "\n" + answer);
            }
        }
    }

    private static synchronized void note(String name) {
        try {
            Files.createDirectories(SEEN.toAbsolutePath().getParent());
            Files.writeString(SEEN, name + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Keeps what is written. */
    private static final class Listening extends Response.Wrapper {

        private final String path;
        private final ByteArrayOutputStream body = new ByteArrayOutputStream();

        Listening(Request request, Response response, String path) {
            super(request, response);
            this.path = path;
        }

        @Override
        public void write(boolean last, ByteBuffer content, Callback callback) {
            if (content != null && body.size() < LONGEST) {
                byte[] bytes = new byte[content.remaining()];
                content.duplicate().get(bytes);
                body.writeBytes(bytes);
            }
            boolean readable = getHeaders().get(HttpHeader.CONTENT_ENCODING) == null && body.size() < LONGEST;
            if (last && readable) {
                String type = getHeaders().get(HttpHeader.CONTENT_TYPE);
                hear(Answered.of(
                        getRequest().getMethod(), path, getStatus(), type == null ? "" : type, body.toByteArray()));
            }
            super.write(last, content, callback);
        }
    }
}
