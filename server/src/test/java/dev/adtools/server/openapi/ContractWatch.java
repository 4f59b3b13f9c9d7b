package dev.adtools.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Queue;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Holds what services answer against the published document. */
public final class ContractWatch {

    private static final Contract CONTRACT = Contract.published();
    private static final Set<UUID> HEARD = ConcurrentHashMap.newKeySet();
    private static final Queue<String> FLAWS = new ConcurrentLinkedQueue<>();

    private ContractWatch() {}

    /** Says whether answers to such requests are the document's business. */
    public static boolean concerns(String method, String path) {
        return (path.startsWith("/api/") || path.equals("/mcp")) && method.matches("GET|POST|PUT|DELETE");
    }

    /** Takes an answer, on whatever thread. */
    public static void hear(Answered answer) {
        // The same bytes need no second look.
        if (HEARD.add(UUID.nameUUIDFromBytes(answer.whole().getBytes(StandardCharsets.UTF_8)))) {
            String flaw = CONTRACT.flaw(answer);
            if (!flaw.isEmpty()) {
                FLAWS.add(flaw + "\n" + answer);
            }
        }
    }

    /** Fails when the document did not know an answer that was heard since this was asked last; asked when a service ends. */
    public static void knewEverything() {
        String flaw = FLAWS.poll();
        FLAWS.clear();
        assertThat(flaw).as("an answer that the OpenAPI document does not know").isNull();
    }
}
