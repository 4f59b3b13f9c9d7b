package dev.adtools.server.approval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.approval.DecisionStore.Decision;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
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
            Caller asks = history.caller(requester);
            return new ActionRow.Requester(
                            asks.principal(), asks.owner(), asks.lineage(), Channel.Transport.MCP, "token")
                    .isApartFrom(history.caller(approver));
        }

        boolean bothCount() {
            return decision(history.caller(requester)).isApartFrom(decision(history.caller(approver)));
        }

        private static Decision decision(Caller by) {
            return new Decision(
                    "pa",
                    by.principal(),
                    by.owner(),
                    by.lineage(),
                    by.tokenId(),
                    DecisionKind.APPROVE,
                    "",
                    null,
                    Instant.EPOCH);
        }
    }
}
