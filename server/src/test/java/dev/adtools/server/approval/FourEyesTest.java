package dev.adtools.server.approval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** All pairs of a small world: three owners with a principal or two each, and every lineage that tokens can have. */
class FourEyesTest {

    private static final List<String> OWNERS = List.of("a", "b", "c");
    private static final List<String> PRINCIPALS = List.of("a1", "a2", "b1", "c1");

    @Test
    void areFourOnlyOfTwoOwnersWithNoPartInEachOther() {
        int allowed = 0;
        int pairs = 0;
        for (Caller requester : callers()) {
            for (Caller approver : callers()) {
                boolean seen = FourEyes.see(
                        new ActionRow.Requester(requester.principal(), requester.owner(), requester.lineage()),
                        approver);
                Set<String> behindRequester = behind(requester);
                Set<String> behindApprover = behind(approver);

                boolean apart =
                        !behindRequester.contains(approver.owner()) && !behindApprover.contains(requester.owner());
                assertThat(seen).as(requester + " " + approver).isEqualTo(apart);
                allowed += seen ? 1 : 0;
                pairs++;
            }
        }
        assertThat(pairs).isEqualTo(32 * 32);
        // Ten ordered pairs of principals have two owners; a quarter of their lineages keeps each owner out of the
        // other's.
        assertThat(allowed).isEqualTo(10 * 16);
    }

    private static Set<String> behind(Caller caller) {
        Set<String> owners = new HashSet<>(caller.lineage());
        owners.add(caller.owner());
        return owners;
    }

    private static List<Caller> callers() {
        List<Caller> callers = new ArrayList<>();
        for (String principal : PRINCIPALS) {
            for (int bits = 0; bits < 1 << OWNERS.size(); bits++) {
                Set<String> lineage = new HashSet<>();
                for (int owner = 0; owner < OWNERS.size(); owner++) {
                    if ((bits & 1 << owner) != 0) {
                        lineage.add(OWNERS.get(owner));
                    }
                }
                callers.add(new Caller(principal, principal.substring(0, 1), "token", lineage, Set.of(), Limits.NONE));
            }
        }
        return callers;
    }
}
