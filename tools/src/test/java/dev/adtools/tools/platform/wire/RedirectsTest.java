package dev.adtools.tools.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.fixtures.FaultServer;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A platform that says where else to go, in a process that was told to follow: 307 and 308 would send a write again, and
 * every one of them would take the credentials along.
 */
@Timeout(60)
final class RedirectsTest {

    private static final List<Integer> STATUSES = List.of(301, 302, 303, 307, 308);

    @Test
    void areNotFollowed() throws IOException, InterruptedException {
        try (FaultServer server = FaultServer.with((line, number) ->
                line.respond(STATUSES.get((number - 1) / 2 % STATUSES.size()), "Location: /elsewhere\r\n", ""))) {
            List<String> lines = RedirectedProcess.sendTo(server.url(), STATUSES.size());

            assertThat(server.requests())
                    .hasSize(2 * STATUSES.size())
                    .containsOnly("POST /write HTTP/1.1", "GET /read HTTP/1.1");
            assertThat(lines)
                    .containsExactlyElementsOf(STATUSES.stream()
                            .map(status -> "WRITE " + status + ", READ " + status)
                            .toList());
        }
    }
}
