package dev.adtools.server.decision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * docs/approvals.md: "nobody approves who is behind the request: as the owner who asked, or as one who had a part in
 * minting the token."
 * Expected so of each two tokens in all ways in which up to four tokens of three owners can have led to one another, of a
 * requester and an approver, and of two approvers.
 */
class FourEyesTest {

    private static final List<String> PRINCIPALS = List.of("a1", "a2", "b1", "c1");
    private static final int MOST = 4;

    @Test
    void areNotFourWithOneBehindBoth() {
        List<Pair> pairs = pairs().filter(pair -> !pair.hasNobodyInCommon()).toList();

        assertThat(pairs).hasSizeGreaterThan(10_000).noneMatch(Pair::seen).noneMatch(Pair::bothCount);
    }

    @Test
    void areFourOfTwoWithNobodyInCommon() {
        List<Pair> pairs = pairs().filter(Pair::hasNobodyInCommon).toList();

        assertThat(pairs).hasSizeGreaterThan(10_000).allMatch(Pair::seen).allMatch(Pair::bothCount);
    }

    private static Stream<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        for (TokenHistory history : TokenHistory.all(MOST, PRINCIPALS)) {
            for (int requester = 0; requester < MOST; requester++) {
                for (int approver = 0; approver < MOST; approver++) {
                    pairs.add(new Pair(history, requester, approver));
                }
            }
        }
        return pairs.stream();
    }

    /** Two tokens of a history: one that asks or approves, and one that approves. */
    private record Pair(TokenHistory history, int requester, int approver) {

        boolean hasNobodyInCommon() {
            return PRINCIPALS.stream()
                    .map(principal -> principal.substring(0, 1))
                    .noneMatch(owner -> isBehind(owner, requester) && isBehind(owner, approver));
        }

        private boolean isBehind(String owner, int token) {
            return history.owner(token).equals(owner) || history.hadAPart(owner, token);
        }

        boolean seen() {
            return FourEyes.refusal(party(requester), List.of(), party(approver), JsonObject.EMPTY)
                    .isEmpty();
        }

        boolean bothCount() {
            Party another = new Party("z1", "z", Set.of(), "z");
            return FourEyes.refusal(another, List.of(party(requester)), party(approver), JsonObject.EMPTY)
                    .isEmpty();
        }

        private Party party(int token) {
            return Party.of(history.caller(token));
        }
    }
}
