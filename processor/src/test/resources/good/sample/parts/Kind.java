package sample.parts;

/** A result that another package declares than its tool. */
public sealed interface Kind {
    record Good(String why) implements Kind {}

    record Bad(int code) implements Kind {}
}
