package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.audit.AuditReader.AuditQuery;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the trail of a running service over its REST resource. */
final class RemoteAudit implements AuditControl {

    private static final String AUDIT = "/api/v1/audit/";

    private final RemoteService service;

    RemoteAudit(RemoteService service) {
        this.service = service;
    }

    @Override
    public Outcome<byte[]> verify(@Nullable String id, Duration patience) {
        return service.get(AUDIT + "verify" + (id == null ? "" : "?id=" + RemoteService.encoded(id)));
    }

    @Override
    public Outcome<Export> export(AuditQuery query) {
        return Outcome.completed(line -> service.lines(AUDIT + "events?" + parameters(query), line));
    }

    @Override
    public Outcome<byte[]> acceptRollback(String reason) {
        throw new CommandFailure("A loss is accepted while the service does not run: give --offline config.yml.");
    }

    private static String parameters(AuditQuery query) {
        Map<String, @Nullable String> asked = new LinkedHashMap<>();
        asked.put("format", "jsonl");
        asked.put("from", query.from());
        asked.put("to", query.to());
        asked.put("kind", query.kind());
        asked.put("principal", query.principal());
        asked.put("tool", query.tool());
        asked.put("account_id", query.account());
        asked.put("operation", query.operation());
        asked.put("code", query.code());
        asked.put("request_id", query.requestId());
        return asked.entrySet().stream()
                .filter(parameter -> parameter.getValue() != null)
                .map(parameter -> parameter.getKey() + "=" + RemoteService.encoded(parameter.getValue()))
                .collect(Collectors.joining("&"));
    }
}
