package dev.adtools.server.approval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.Caller;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * README: "who asks cannot approve, nor can anybody of the same owner, or with a token that the requester's owner had a part
 * in minting." Expected so of each two tokens in all ways in which up to four tokens of three owners can have led to one
 * another. Of two tokens in which only a third owner had a part the sentence says nothing, and so does this test.
 */
class FourEyesTest {

    private static final List<String> PRINCIPALS = List.of("a1", "a2", "b1", "c1");
    private static final int MOST = 4;

    @Test
    void areNotFourOfOneOwner() {
        List<Pair> pairs = pairs().filter(Pair::hasOneOwner).toList();

        assertThat(pairs).hasSizeGreaterThan(10_000).noneMatch(Pair::seen);
    }

    @Test
    void areNotFourWithATokenThatTheRequestersOwnerHadAPartInMinting() {
        List<Pair> pairs = pairs().filter(Pair::approvesByARequestersMint).toList();

        assertThat(pairs).hasSizeGreaterThan(10_000).noneMatch(Pair::seen);
    }

    // Who had a part in minting the token that asks may have kept it, and be the one who asks.
    @Test
    void areNotFourOfWhoHadAPartInMintingTheRequestersToken() {
        List<Pair> pairs = pairs().filter(Pair::asksByAnApproversMint).toList();

        assertThat(pairs).hasSizeGreaterThan(10_000).noneMatch(Pair::seen);
    }

    @Test
    void areFourOfTwoWithNobodyInCommon() {
        List<Pair> pairs = pairs().filter(Pair::hasNobodyInCommon).toList();

        assertThat(pairs).hasSizeGreaterThan(10_000).allMatch(Pair::seen);
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

    private record Pair(TokenHistory history, int requester, int approver) {

        boolean hasOneOwner() {
            return history.owner(requester).equals(history.owner(approver));
        }

        boolean approvesByARequestersMint() {
            return history.hadAPart(history.owner(requester), approver);
        }

        boolean asksByAnApproversMint() {
            return history.hadAPart(history.owner(approver), requester);
        }

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
            return FourEyes.see(
                    new ActionRow.Requester(asks.principal(), asks.owner(), asks.lineage()), history.caller(approver));
        }
    }
}
