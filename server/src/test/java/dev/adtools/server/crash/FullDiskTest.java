package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The whole service on a disk that is full: a halt and its record still fit. */
@Timeout(300)
@EnabledOnOs(OS.LINUX)
class FullDiskTest {

    private static final String HALT = "/api/v1/halts/all";
    private static final long RESERVE = 1 << 20;

    @TempDir
    private Path folder;

    private int created;

    @Test
    void halts() throws Exception {
        Path data = Files.createDirectory(folder.resolve("data"));
        Path limit = folder.resolve("limit");
        ServiceProcess process = ServiceProcess.start(config(), environment(data, limit));
        Service service = new Service(process.port());
        try {
            assertThat(create(service)).isEqualTo(200);
            assertThat(data.resolve("disk-reserve")).hasSize(RESERVE);
            Files.writeString(limit, Long.toString(size(data)));
            assertThat(status(service, 200)).isEqualTo(503);

            HttpResponse<byte[]> halted = halt(service);
            JsonNode shown = Service.json(service.send(service.request(ServiceProcess.TOKEN, HALT)));
            int refused = create(service);
            Files.delete(limit);
            int freed = status(service, 503);
            HttpResponse<byte[]> resumed = service.resume(ServiceProcess.TOKEN, "all");

            assertThat(halted.statusCode()).isEqualTo(200);
            assertThat(shown.get("halted").booleanValue()).isTrue();
            assertThat(refused).isIn(403, 503);
            assertThat(freed).isEqualTo(403);
            assertThat(data.resolve("disk-reserve")).hasSize(RESERVE);
            assertThat(resumed.statusCode()).isEqualTo(200);
            assertThat(create(service)).isEqualTo(200);
            assertThat(recorded(service, "halt.set.asked")).isEqualTo(1);
            assertThat(recorded(service, "halt.set")).isEqualTo(1);
        } finally {
            process.kill();
        }
    }

    private static int recorded(Service service, String kind) {
        HttpResponse<byte[]> events =
                service.send(service.request(ServiceProcess.TOKEN, "/api/v1/audit/events?kind=" + kind));
        return Service.json(events).get("rows").size();
    }

    private static HttpResponse<byte[]> halt(Service service) {
        return service.send(service.request(ServiceProcess.TOKEN, HALT)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"the disk is full\"}")));
    }

    /** Creates campaigns for as long as that answers one status; returns the next. */
    private int status(Service service, int passing) throws InterruptedException {
        int status = create(service);
        while (status == passing) {
            TimeUnit.MILLISECONDS.sleep(20);
            status = create(service);
        }
        return status;
    }

    private int create(Service service) {
        created++;
        return service.execute(
                        ServiceProcess.TOKEN,
                        "create_alpha_app_campaign",
                        "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"Full " + created
                                + "\",\"budget_micros\":50000000,\"app_id\":\"com.example.app\","
                                + "\"app_store\":\"ALPHA_APP_STORE\"}}")
                .statusCode();
    }

    private static long size(Path data) throws IOException {
        try (Stream<Path> files = Files.list(data)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }

    private static Map<String, String> environment(Path data, Path limit) throws IOException, InterruptedException {
        Map<String, String> environment = new HashMap<>();
        environment.put("ADTOOLS_DATA_DIR", data.toString());
        environment.put(
                "LD_PRELOAD",
                JournalLibrary.build("fulldisk.c", limit.resolveSibling("fulldisk.so"))
                        .toString());
        environment.put("DISK_FOLDER", data.toRealPath().toString());
        environment.put("DISK_LIMIT", limit.toString());
        return environment;
    }

    private Path config() throws IOException {
        Path shipped = Files.exists(Path.of("../config.yml")) ? Path.of("../config.yml") : Path.of("config.yml");
        return Files.writeString(
                folder.resolve("config.yml"), Files.readString(shipped).replaceAll("(?m)^spend:\\n( .*\\n|\\n)*", ""));
    }
}
