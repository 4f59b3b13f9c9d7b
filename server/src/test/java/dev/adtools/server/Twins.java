package dev.adtools.server;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Heard;
import dev.adtools.server.fixtures.Spoken;
import dev.adtools.server.fixtures.Wire;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** Two services with equal state that hear every call in the same order, each over another wire. */
final class Twins implements AutoCloseable {

    private static final int TICKS = 2;
    private static final String OK = "OK";

    private final TwinService first;
    private final TwinService second;
    private final Random random;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<String> differences = new ArrayList<>();
    private final Map<String, Integer> outcomes = new TreeMap<>();

    Twins(TwinService first, TwinService second, Random random) {
        this.first = first;
        this.second = second;
        this.random = random;
    }

    @Override
    public void close() {
        threads.shutdown();
    }

    /** Returns what was not the same. */
    List<String> differences() {
        return differences;
    }

    /** Returns how often each outcome was met. */
    Map<String, Integer> outcomes() {
        return outcomes;
    }

    /** Returns the tools as the token that may do everything sees them. */
    JsonNode catalog() {
        // Every request is counted.
        JsonNode tools = first.get("all", "/api/v1/tools").get("tools");
        compare(
                "the catalog",
                tools.toString(),
                second.get("all", "/api/v1/tools").get("tools").toString());
        return tools;
    }

    /** Returns how many actions there are to decide on and to resume. */
    int actions() {
        return first.actions();
    }

    /** Asks both, and returns what they say. */
    Heard ask(Spoken call) {
        return ask(call, () -> {});
    }

    /** Asks both, and something else while they are not done, which a gate of its own keeps them from. */
    void askWithin(Spoken call, String gate, Runnable meanwhile) {
        ask(call, () -> {
            first.things().gate(gate).awaitCall();
            second.things().gate(gate).awaitCall();
            meanwhile.run();
            first.things().gate(gate).open();
            second.things().gate(gate).open();
        });
    }

    private Heard ask(Spoken call, Runnable meanwhile) {
        Wires wires = wires();
        Pair pair = pair(wires, call, meanwhile);
        // What the sandbox has spent grows with the clock, which may tick between the two.
        for (int again = 0; again < TICKS && pair.differs() && call.tool().startsWith("get_"); again++) {
            pair = pair(wires, call, () -> {});
        }
        compare(call + " over " + wires, pair.one().toString(), pair.other().toString());
        Heard heard = pair.one();
        String outcome = heard.shape() + " " + heard.code() + (heard.replayed() ? " replayed" : "");
        outcomes.merge(outcome, 1, Integer::sum);
        return heard;
    }

    private Pair pair(Wires wires, Spoken call, Runnable meanwhile) {
        CompletableFuture<Heard> one = CompletableFuture.supplyAsync(() -> first.say(wires.one(), call), threads);
        CompletableFuture<Heard> other = CompletableFuture.supplyAsync(() -> second.say(wires.other(), call), threads);
        meanwhile.run();
        return new Pair(first.note(wires.one(), call, one.join()), second.note(wires.other(), call, other.join()));
    }

    private record Pair(Heard one, Heard other) {

        boolean differs() {
            return one.code().equals(OK)
                    && other.code().equals(OK)
                    && !one.toString().equals(other.toString());
        }
    }

    /** Has both do something that is no call. */
    void same(String what, Function<TwinService, String> deed) {
        String one = deed.apply(first);
        String other = deed.apply(second);
        compare(what, one, other);
    }

    private void compare(String what, String one, String other) {
        int at = Arrays.mismatch(one.toCharArray(), other.toCharArray());
        if (at >= 0) {
            differences.add(what + ": " + around(one, at) + " and " + around(other, at));
        }
    }

    private static String around(String text, int at) {
        return "…" + text.substring(Math.max(0, at - 100), Math.min(text.length(), at + 100)) + "…";
    }

    /** Draws two wires: mostly REST and a revision of MCP, sometimes two of its revisions. */
    private Wires wires() {
        List<Wire> all = Wire.all();
        Wire mcp = all.get(1 + random.nextInt(all.size() - 1));
        Wire any = random.nextInt(10) > 0 ? all.get(0) : all.get(1 + random.nextInt(all.size() - 1));
        return random.nextBoolean() ? new Wires(mcp, any) : new Wires(any, mcp);
    }

    private record Wires(Wire one, Wire other) {}
}
