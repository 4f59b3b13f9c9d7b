package dev.adtools.server.crash;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import dev.adtools.tools.platform.wire.WireRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Acknowledged answers of a service that is killed, outside of it. A thing has the states that it may be in: one after an answer, and
 * the wanted one too while a call has none.
 */
final class DecisionLedger {

    private static final Pattern BUDGET = Pattern.compile("daily_budget=(\\d+)");

    private final Map<String, Set<String>> actions = new TreeMap<>();
    private final Map<String, Integer> budgets = new HashMap<>();
    private final Map<String, Set<String>> things = new TreeMap<>();
    private final Map<String, Function<Service, String>> readers = new HashMap<>();
    private final Set<String> touched = new HashSet<>();
    private final List<String> backups = new ArrayList<>();
    private final List<String> broken = new ArrayList<>();
    private int acknowledged;

    /** Notes that an action was acknowledged in one of some states, with the budget that it sets. */
    synchronized void action(String id, Set<String> states, int budget) {
        actions.put(id, states);
        budgets.put(id, budget);
        touched.add(id);
        acknowledged++;
    }

    /** Notes a call on an action whose answer may be lost. */
    synchronized void attempt(String id, String state) {
        // A request whose answer was lost is not in the ledger.
        actions.computeIfPresent(id, (known, before) -> {
            touched.add(id);
            Set<String> states = new HashSet<>(before);
            states.add(state);
            return states;
        });
    }

    /** Adds a thing in a known state, and the way to read its state. */
    synchronized void begin(String thing, String state, Function<Service, String> reader) {
        things.put(thing, new HashSet<>(Set.of(state)));
        readers.put(thing, reader);
    }

    /** Notes a call on a thing whose answer may be lost. */
    synchronized void attemptThing(String thing, String state) {
        Objects.requireNonNull(things.get(thing)).add(state);
    }

    /** Notes the acknowledged state of a thing. */
    synchronized void thing(String thing, String state) {
        things.put(thing, new HashSet<>(Set.of(state)));
        acknowledged++;
    }

    /** Notes an acknowledged backup. */
    synchronized void backup(String name) {
        backups.add(name);
        acknowledged++;
    }

    synchronized List<String> backups() {
        return List.copyOf(backups);
    }

    synchronized List<String> broken() {
        return List.copyOf(broken);
    }

    synchronized int acknowledged() {
        return acknowledged;
    }

    /** Compares a service that was started again with the calls since the last comparison. */
    synchronized void check(Service service, List<WireRequest> sent) {
        compare(service, Set.copyOf(touched), sent);
        touched.clear();
        things.forEach((thing, states) -> {
            String now = Objects.requireNonNull(readers.get(thing)).apply(service);
            if (!states.contains(now)) {
                broken.add(thing + " is " + now + ", not " + states);
            }
            states.clear();
            states.add(now);
        });
    }

    /** Compares all actions. */
    synchronized void checkAll(Service service, List<WireRequest> sent) {
        compare(service, actions.keySet(), sent);
    }

    private void compare(Service service, Set<String> ids, List<WireRequest> sent) {
        Map<Integer, Long> writes = writes(sent);
        for (String id : ids) {
            HttpResponse<byte[]> answer =
                    service.send(service.request(DecisionTraffic.APPROVER, "/api/v1/pending-actions/" + id));
            JsonNode action = Service.json(answer);
            String state = answer.statusCode() == 200 ? action.get("status").textValue() : "GONE";
            long times = writes.getOrDefault(budgets.get(id), 0L);
            Set<String> states = Objects.requireNonNull(actions.get(id));
            if (!states.contains(state)) {
                broken.add(id + " is " + state + ", not " + states);
            }
            boolean fits = switch (state) {
                case "EXECUTED" -> times == 1;
                case "EXECUTING", "OUTCOME_UNKNOWN", "FAILED" -> times <= 1;
                default -> times == 0;
            };
            if (!fits) {
                broken.add(id + " is " + state + " and was sent " + times + " times");
            }
        }
    }

    private static Map<Integer, Long> writes(List<WireRequest> sent) {
        return sent.stream()
                .filter(request -> request.method().equals("POST"))
                .map(WireRequest::body)
                .filter(body -> !body.contains("execution_options"))
                .map(BUDGET::matcher)
                .filter(Matcher::find)
                .collect(Collectors.groupingBy(found -> Integer.valueOf(found.group(1)), Collectors.counting()));
    }

    @Override
    public synchronized String toString() {
        return "acknowledged=" + acknowledged + ", actions=" + actions.size() + ", things=" + things.size()
                + ", backups=" + backups.size() + ", broken=" + broken.size();
    }
}
