package dev.adtools.tools.platform.sandbox;

import java.util.Optional;

/** What goes wrong with every write in an account of the sandbox; the account's name says so. */
enum SandboxFault {
    /** It takes its time, and is done. */
    SLOW("Sandbox: slow"),
    /** It is done, and the answer never comes. */
    ANSWER_LOST("Sandbox: answer lost after apply"),
    /** It never arrives, and nobody who sent it can tell. */
    REQUEST_LOST("Sandbox: request lost before apply"),
    /** The platform asks to wait. */
    THROTTLED("Sandbox: throttled"),
    /** The platform answers 500, and does nothing. */
    SERVER_ERROR("Sandbox: internal error");

    private static final String ALPHA = "100200301";
    private static final String BETA = "act_170010001";
    private static final String CAMPAIGN = "12021000000000020";

    private final String accountName;

    SandboxFault(String accountName) {
        this.accountName = accountName;
    }

    String accountName() {
        return accountName;
    }

    String alphaAccount() {
        return ALPHA + number();
    }

    String betaAccount() {
        return BETA + number();
    }

    /** Returns the id of the campaign that the account on beta begins with. */
    String betaCampaign() {
        return CAMPAIGN + number();
    }

    private int number() {
        return ordinal() + 1;
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
