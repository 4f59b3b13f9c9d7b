package dev.adtools.server.console;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.idempotency.OperationService;
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
    HALTS("Halts", "/halts");

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
            case HOME, WORKFLOWS, SCHEDULES -> true;
            case APPROVALS -> caller.may(Scope.APPROVALS_READ);
            case OPERATIONS -> caller.may(OperationService.reading(caller));
            case SPEND -> caller.may(Scope.OPERATIONS_READ);
            case HALTS -> caller.may(Scope.SERVICE_ADMIN);
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
