package dev.adtools.server.console;

import dev.adtools.server.auth.Administration;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.events.EventQueryService;
import dev.adtools.server.idempotency.OperationService;
import dev.adtools.server.spend.CapChanges;
import dev.adtools.server.spend.Halts;
import java.util.Arrays;
import java.util.List;

/** Section of the console, as the navigation names it. */
enum Section {
    HOME("Home", ""),
    APPROVALS("Approvals", "/approvals"),
    OPERATIONS("Operations", "/operations"),
    WORKFLOWS("Workflows", "/workflows"),
    SCHEDULES("Schedules", "/schedules"),
    SPEND("Spend", "/spend"),
    HALTS("Halts", "/halts"),
    AUDIT("Audit", "/audit"),
    TOKENS("Tokens", "/tokens"),
    PRINCIPALS("Principals", "/principals"),
    EVENTS("Events", "/events"),
    USAGE("Usage", "/usage"),
    TOOLS("Tools", "/tools");

    private final String title;
    private final String path;

    Section(String title, String path) {
        this.title = title;
        this.path = path;
    }

    /** Returns the sections that a caller can see something in. */
    static List<Section> of(Caller caller) {
        return Arrays.stream(values())
                .filter(section -> section.isOpenTo(caller))
                .toList();
    }

    private boolean isOpenTo(Caller caller) {
        return switch (this) {
            // Everybody sees what their own owner has.
            case HOME, WORKFLOWS, SCHEDULES, TOOLS -> true;
            case APPROVALS -> caller.may(Scope.APPROVALS_READ);
            case OPERATIONS -> caller.may(OperationService.reading(caller));
            case SPEND -> caller.may(CapChanges.reading(caller));
            case HALTS -> caller.may(Halts.scope(caller));
            case AUDIT -> caller.may(Scope.AUDIT_READ);
            case TOKENS, PRINCIPALS -> caller.may(Administration.scope(caller));
            case EVENTS -> caller.may(EventQueryService.reading(caller));
            case USAGE -> caller.may(Scope.TOOLS_READ);
        };
    }

    /** Returns the name that people read. */
    String title() {
        return title;
    }

    /** Returns its path below the console's. */
    String path() {
        return path;
    }
}
