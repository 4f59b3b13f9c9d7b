package dev.adtools.tools.platform.sandbox;

import java.util.Optional;

/** Fault of every write in an account of the sandbox; the account's name says so. */
enum SandboxFault {
    /** Takes its time, and is done. */
    SLOW(1, "Sandbox: slow"),
    /** Done, and the answer never comes. */
    ANSWER_LOST(2, "Sandbox: answer lost after apply"),
    /** Never arrives, and nobody who sent it can tell. */
    REQUEST_LOST(3, "Sandbox: request lost before apply"),
    /** The platform asks to wait. */
    THROTTLED(4, "Sandbox: throttled"),
    /** The platform answers 500, and does nothing. */
    SERVER_ERROR(5, "Sandbox: internal error");

    private static final String ALPHA = "100200301";
    private static final String BETA = "act_170010001";
    private static final String CAMPAIGN = "12021000000000020";

    private final int number;
    private final String accountName;

    SandboxFault(int number, String accountName) {
        this.number = number;
        this.accountName = accountName;
    }

    String accountName() {
        return accountName;
    }

    String alphaAccount() {
        return ALPHA + number;
    }

    String betaAccount() {
        return BETA + number;
    }

    /** Returns the id of the campaign that the account on beta begins with. */
    String betaCampaign() {
        return CAMPAIGN + number;
    }

    /** Returns the fault of an account on either platform; empty for one that works. */
    static Optional<SandboxFault> of(String account) {
        for (SandboxFault fault : values()) {
            if (account.equals(fault.alphaAccount()) || account.equals(fault.betaAccount())) {
                return Optional.of(fault);
            }
        }
        return Optional.empty();
    }
}
