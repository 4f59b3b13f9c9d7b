package dev.adtools.server.crash;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Service;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Nodes of the whole service, one after another on one database, through which the same workflows are driven. */
final class FlowNodes {

    /** Point at which a node dies that has sent and waits for the answer. */
    static final String PLATFORM = "when the platform has it";

    private static final int LAST_NODES = 6;
    private static final Duration LAST_WORDS = Duration.ofSeconds(4);
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration PATIENCE_ALONE = Duration.ofSeconds(3);

    private final Path config;
    private final Map<String, String> environment;
    private final LiveVendor vendor;
    private final Function<WireRequest, WireAnswer> usual;
    private final FlowRecords records;
    private final List<Flow> open = new ArrayList<>();

    FlowNodes(Path config, Map<String, String> environment, LiveVendor vendor, FlowRecords records) {
        this.config = config;
        this.environment = environment;
        this.vendor = vendor;
        this.usual = new RepeatedNames(vendor, Flow.NAME);
        this.records = records;
    }

    /** Takes more workflows, drives all on a node that dies at a point, and returns whether it died there. */
    boolean die(String point, int time, List<Flow> more) throws IOException, InterruptedException {
        open.addAll(more);
        ServiceProcess node = point.equals(PLATFORM)
                ? ServiceProcess.start(config, environment)
                : ServiceProcess.startToDie(point + ":" + time, config, environment);
        Function<WireRequest, WireAnswer> platform = point.equals(PLATFORM) ? request -> struck(node, request) : usual;
        try {
            drive(new FlowDriver(node, vendor, platform));
        } catch (IllegalStateException e) {
            if (!node.diesWithin(LAST_WORDS)) {
                throw e;
            }
        }
        // What runs by the clock may come to the point a little later.
        boolean died = node.diesWithin(LAST_WORDS);
        node.kill();
        records.passTime();
        return died;
    }

    private WireAnswer struck(ServiceProcess node, WireRequest request) {
        WireAnswer answer = usual.apply(request);
        if (LiveVendor.isWrite(request)) {
            node.strike();
        }
        return answer;
    }

    /** Drives all on nodes that live until nothing is left to do; returns what the last one says of the trail. */
    JsonNode finish() throws IOException, InterruptedException {
        for (int last = 0; last < LAST_NODES; last++) {
            ServiceProcess node = ServiceProcess.start(config, environment);
            FlowDriver driver = new FlowDriver(node, vendor, usual);
            // Nodes that share a database look every ten seconds at what dead ones held; one alone begins with it.
            long end = System.nanoTime() + (records.areShared() ? PATIENCE : PATIENCE_ALONE).toNanos();
            while (System.nanoTime() < end && isLeft()) {
                drive(driver);
                records.ring();
                TimeUnit.MILLISECONDS.sleep(200);
            }
            Service service = new Service(node.port());
            JsonNode verified =
                    Service.json(service.send(service.request(ServiceProcess.TOKEN, "/api/v1/audit/verify")));
            node.end();
            if (!isLeft()) {
                return verified;
            }
            // What comes round every half minute does so too when a node begins.
            records.passTime();
        }
        throw new IllegalStateException("not over: " + open + ", " + records.ends(Map.of()));
    }

    private boolean isLeft() {
        return !open.isEmpty() || records.runsLeft();
    }

    private void drive(FlowDriver driver) {
        for (Flow flow : List.copyOf(open)) {
            if (driver.drive(flow)) {
                open.remove(flow);
            }
        }
    }
}
