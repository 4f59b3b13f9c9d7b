package dev.adtools.api;

/**
 * A thing of an account that the caller of a call may use. Only {@link CallContext#grant} makes one, so that a port which
 * takes it cannot be asked about an account that nobody has checked.
 *
 * @param <T> the thing: an account's id, or what names its account
 */
public final class Granted<T extends AccountScoped> {

    private final T value;

    Granted(T value) {
        this.value = value;
    }

    /** {@return the thing itself} */
    public T value() {
        return value;
    }
}
