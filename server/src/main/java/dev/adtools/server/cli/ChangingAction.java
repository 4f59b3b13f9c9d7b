package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/**
 * Action that changes something.
 *
 * @param <T> what the command works on
 * @param name the word that asks for it
 * @param help one line of help
 * @param decides the decision that it makes, as the trail calls it
 * @param arguments adds the arguments it takes
 * @param work does it
 */
record ChangingAction<T>(
        String name,
        String help,
        String decides,
        Consumer<Subparser> arguments,
        BiFunction<T, Namespace, Outcome<byte[]>> work)
        implements AdminAction<T> {

    @Override
    public void configure(Subparser parser) {
        arguments.accept(parser);
    }

    @Override
    public Outcome<byte[]> run(T target, Namespace given) {
        return work.apply(target, given);
    }
}
