package dev.adtools.server;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Random calls of one token, one after the other, with what the model says that each answers, and what it did answer. */
final class RandomCalls {

    /** The token whose calls may be refused as too many. */
    static final String THROTTLED = "busy";

    private static final String READ = "get_things";
    private static final String CHECK = "check_thing";
    private static final String WRITE = "create_thing";
    private static final String STAGE = "stage_thing";
    private static final String STOP = "stop_thing";
    private static final String RESUME = "resume_workflow_after_approval";
    private static final String APPROVER = "other";
    private static final String ACTIONS = "/api/v1/pending-actions/";
    private static final Set<String> SCOPED = Set.of(CHECK, WRITE, STAGE, STOP);
    private static final Set<String> THROTTLES = Set.of("RATE_LIMITED", "QUOTA_EXCEEDED");
    private static final int KINDS = 21;

    private final Service service;
    private final String token;
    private final Random random;
    private final List<Asked> asked = new ArrayList<>();
    private final List<String> approvals = new ArrayList<>();
    private final List<Keyed> keyed = new ArrayList<>();

    RandomCalls(Service service, String token, long seed) {
        this.service = service;
        this.token = token;
        this.random = new Random(seed ^ token.hashCode());
    }

    /** Returns what was asked, in order. */
    List<Asked> asked() {
        return asked;
    }

    /** Returns the actions of which another owner was asked to approve. */
    List<String> approvals() {
        return approvals;
    }

    void run(int calls) {
        while (asked.size() < calls) {
            call();
        }
    }

    private void call() {
        switch (random.nextInt(KINDS)) {
            case 0, 1 -> plain(READ, behave(""), "OK");
            case 2 -> plain(READ, behave("throw"), "INTERNAL");
            case 3 -> plain(READ, behave("not_found"), "NOT_FOUND");
            case 4 -> plain(READ, arguments("\"account_id\":\"999-888-7777\""), foreign());
            case 5 -> plain(CHECK, behave(""), "OK");
            case 6 -> plain(random.nextBoolean() ? READ : WRITE, arguments("\"colour\":1"), "INVALID_ARGUMENTS");
            case 7 -> plain("no_such_tool", "{}", "TOOL_NOT_FOUND");
            case 8 -> plain(READ, "{bad", "INVALID_JSON");
            case 9 -> plain(READ, "{\"platform\":\"alpha\"}", "PLATFORM_MISMATCH");
            case 10 -> sent(WRITE, behave(""), "OK");
            case 11 -> sent(WRITE, behave("policy_denied"), "POLICY_DENIED");
            case 12 -> sent(STOP, behave(""), "OK");
            case 13 -> plain(WRITE, behave("plan_rule_violation"), "RULE_VIOLATION");
            case 14 -> plain(WRITE, random.nextBoolean() ? behave("no_change") : onlyChecked(), "OK");
            case 15, 16 -> keyed(newKey());
            case 17, 18 -> again();
            case 19 -> ask(WRITE, behave(""), "two keys", "IDEMPOTENCY_KEY_INVALID", false);
            default -> staged();
        }
    }

    private String foreign() {
        return token.equals("account") ? "ACCOUNT_FORBIDDEN" : "OK";
    }

    // It makes every call another one, so that none is taken for a repetition of one that is not over; also not of
    // another client's, whose token may be of the same principal, but is a word of another length.
    private int size() {
        return 100_000 * token.length() + asked.size();
    }

    private String behave(String behaviour) {
        return of(behaviour.isEmpty() ? "" : ",\"behaviour\":\"" + behaviour + "\"");
    }

    private String onlyChecked() {
        return of(",\"validate_only\":true");
    }

    private String of(String more) {
        return arguments("\"account_id\":\"" + Callers.ACCOUNT_ID + "\",\"size\":" + size() + more);
    }

    private static String arguments(String members) {
        return "{\"arguments\":{" + members + "}}";
    }

    private void plain(String tool, String body, String code) {
        ask(tool, body, null, code, false);
    }

    private void sent(String tool, String body, String code) {
        ask(tool, body, null, code, true);
    }

    private Keyed newKey() {
        String[] ends = {"OK", "PLATFORM_REJECTED", "PLATFORM_UNAVAILABLE", "OUTCOME_UNKNOWN"};
        String end = ends[random.nextInt(ends.length)];
        String behaviour = end.equals("OK") ? "" : end.toLowerCase(Locale.ROOT);
        return new Keyed(token + "-" + asked.size(), behave(behaviour), end);
    }

    private void keyed(Keyed wanted) {
        Asked first = ask(WRITE, wanted.body(), wanted.key(), wanted.code(), true);
        if (first.wasLetGo()) {
            keyed.add(wanted);
        }
    }

    /** Sends a key again: with its own call, which runs again only if nothing was applied, or with another. */
    private void again() {
        if (keyed.isEmpty()) {
            keyed(newKey());
            return;
        }
        Keyed known = keyed.get(random.nextInt(keyed.size()));
        if (random.nextInt(4) == 0) {
            ask(WRITE, behave(""), known.key(), "IDEMPOTENCY_KEY_REUSED", false);
        } else {
            ask(WRITE, known.body(), known.key(), known.code(), known.code().equals("PLATFORM_UNAVAILABLE"));
        }
    }

    private void staged() {
        // It finds its account, which is one of its own platform's.
        String body = token.equals("account") ? behave("") : arguments("\"size\":" + size());
        HttpResponse<byte[]> answer = ask(STAGE, body, null, "OK", false).answer();
        if (!token.equals("all")) {
            return;
        }
        JsonNode action = action(answer);
        String id = action.get("id").textValue();
        String hash = action.get("payload_hash").textValue();
        String resume = arguments("\"pending_action_id\":\"" + id + "\",\"payload_hash\":\"" + hash + "\"");
        if (random.nextInt(3) == 0) {
            ask(RESUME, resume, null, "PENDING_ACTION_NOT_APPROVED", false);
        } else {
            approve(id, hash);
            ask(RESUME, resume, null, "OK", true);
            ask(RESUME, resume, null, "OK", false);
        }
    }

    private JsonNode action(HttpResponse<byte[]> staged) {
        String operation = staged.headers().firstValue("Operation-Id").orElseThrow();
        JsonNode actions = Service.json(service.send(service.request(token, "/api/v1/operations/" + operation)));
        String id = actions.get("pending_action_id").textValue();
        return Service.json(service.send(service.request(token, ACTIONS + id)));
    }

    private void approve(String id, String hash) {
        approvals.add(id);
        service.send(service.request(APPROVER, ACTIONS + id + "/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"payload_hash\":\"" + hash + "\"}")));
    }

    private Asked ask(String tool, String body, @Nullable String key, String code, boolean letGo) {
        String id = token + "-request-" + asked.size();
        HttpRequest.Builder request =
                service.post(token, tool, body.getBytes(StandardCharsets.UTF_8)).header("X-Request-Id", id);
        if (key != null) {
            request.header("Idempotency-Key", key);
        }
        HttpResponse<byte[]> answer = service.send(request);
        boolean unable = token.equals("reader") && SCOPED.contains(tool);
        Asked one = new Asked(id, token, tool, unable ? "INSUFFICIENT_SCOPE" : code, letGo && !unable, answer);
        asked.add(one);
        return one;
    }

    /** A key that was used, with the call that it was used for and what that answers. */
    private record Keyed(String key, String body, String code) {}

    /**
     * One request and its answer.
     *
     * @param id the request's own id
     * @param token who sent it
     * @param tool the tool that it named
     * @param expected the code that the model says it answers
     * @param letGo whether the model says that a write is let go for it
     * @param answer what came back
     */
    record Asked(String id, String token, String tool, String expected, boolean letGo, HttpResponse<byte[]> answer) {

        String code() {
            JsonNode body = Service.json(answer);
            if (!body.has("ok")) {
                return body.get("code").textValue();
            }
            return body.get("ok").booleanValue() ? "OK" : body.at("/error/code").textValue();
        }

        /** Returns it in one line, for people. */
        String told() {
            return id + " " + tool + ": " + expected + " was expected, not " + code() + " "
                    + new String(answer.body(), StandardCharsets.UTF_8);
        }

        /** Returns the operation that the answer names; empty for none. */
        String operation() {
            return answer.headers().firstValue("Operation-Id").orElse("");
        }

        /** Returns whether it came too often to be looked at: nothing tells of it but a count. */
        boolean wasRefusedAtTheDoor() {
            return code().equals("RATE_LIMITED") && !Service.json(answer).has("ok");
        }

        boolean wasThrottled() {
            return token.equals(THROTTLED) && THROTTLES.contains(code());
        }

        boolean wasLetGo() {
            return letGo && !wasThrottled();
        }

        boolean isAsTheModelSays() {
            return wasThrottled() || code().equals(expected);
        }
    }
}
