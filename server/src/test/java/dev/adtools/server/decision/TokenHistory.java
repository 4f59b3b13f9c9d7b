package dev.adtools.server.decision;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A history of tokens, each of a principal, and each minted with an earlier one or made by nobody.
 *
 * @param principals the principal of each token; its first letter is its owner
 * @param minters the token that each was minted with; -1 for nobody
 */
record TokenHistory(List<String> principals, List<Integer> minters) {

    private static final int NOBODY = -1;

    /** Returns every way in which a number of tokens of some principals can have come about. */
    static List<TokenHistory> all(int tokens, List<String> principals) {
        List<TokenHistory> all = List.of(new TokenHistory(List.of(), List.of()));
        for (int token = 0; token < tokens; token++) {
            List<TokenHistory> longer = new ArrayList<>();
            for (TokenHistory history : all) {
                for (String principal : principals) {
                    for (int minter = NOBODY; minter < token; minter++) {
                        longer.add(history.and(principal, minter));
                    }
                }
            }
            all = longer;
        }
        return all;
    }

    private TokenHistory and(String principal, int minter) {
        List<String> more = new ArrayList<>(principals);
        List<Integer> others = new ArrayList<>(minters);
        more.add(principal);
        others.add(minter);
        return new TokenHistory(more, others);
    }

    String owner(int token) {
        return principals.get(token).substring(0, 1);
    }

    /** Returns whether tokens of an owner led to a token: from one of them it is reached, token by token. */
    boolean hadAPart(String owner, int token) {
        for (int own = 0; own < token; own++) {
            if (owner(own).equals(owner) && reaches(own, token)) {
                return true;
            }
        }
        return false;
    }

    private boolean reaches(int from, int to) {
        for (int minted = from + 1; minted <= to; minted++) {
            if (minters.get(minted) == from && (minted == to || reaches(minted, to))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the caller that shows a token, which remembers the owners that led to it as it was minted. */
    Caller caller(int token) {
        Set<String> lineage = new HashSet<>();
        int minter = minters.get(token);
        if (minter != NOBODY) {
            lineage.addAll(caller(minter).lineage());
            lineage.add(owner(minter));
        }
        return new Caller(principals.get(token), owner(token), "token-" + token, lineage, Set.of(), Limits.NONE);
    }
}
