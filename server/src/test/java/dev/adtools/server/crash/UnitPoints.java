package dev.adtools.server.crash;

import dev.adtools.server.store.TransactionBody;
import dev.adtools.server.store.Tx;
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.function.Consumer;

/**
 * A way to the tables with two points at every unit that writes, named by what began it: {@code in Class.method} when
 * all is done and nothing durable yet, and {@code after Class.method} when it is.
 */
public final class UnitPoints implements Tx {

    private static final StackWalker STACK = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

    private final Tx tx;
    private final Consumer<String> failpoint;

    /** Passes the points of a way to the tables. */
    public UnitPoints(Tx tx, Consumer<String> failpoint) {
        this.tx = tx;
        this.failpoint = failpoint;
    }

    @Override
    public <T> T write(TransactionBody<T> unit) {
        String name = STACK.walk(frames -> frames.filter(frame -> !Tx.class.isAssignableFrom(frame.getDeclaringClass()))
                .findFirst()
                .map(UnitPoints::name)
                .orElseThrow());
        T result = tx.write(handle -> {
            T done = unit.run(handle);
            failpoint.accept("in " + name);
            return done;
        });
        failpoint.accept("after " + name);
        return result;
    }

    private static String name(StackFrame frame) {
        return frame.getDeclaringClass().getSimpleName() + "." + frame.getMethodName();
    }

    @Override
    public <T> T read(TransactionBody<T> unit) {
        return tx.read(unit);
    }
}
