package dev.adtools.api;

/** The way back from an applied write: a call of another tool, or the reason for which there is none. */
public sealed interface Inverse {

    /**
     * {@return a call that takes the write back}
     *
     * @param arguments the argument record of the tool to call, without a reason
     */
    static Inverse call(Record arguments) {
        return new Call(arguments);
    }

    /**
     * {@return that no tool takes the write back}
     *
     * @param reason one sentence for people, with the next step where there is one
     */
    static Inverse none(String reason) {
        return new None(reason);
    }

    /**
     * Call that takes a write back.
     *
     * @param arguments the argument record of the tool to call
     */
    record Call(Record arguments) implements Inverse {}

    /**
     * Reason for which no tool takes a write back.
     *
     * @param reason one sentence for people
     */
    record None(String reason) implements Inverse {}
}
