package dev.adtools.api;

public final class Forge { // ! RESERVED_PACKAGE

    private Forge() {}

    public static <T extends AccountScoped> Granted<T> grant(T thing) {
        return new Granted<>(thing);
    }
}
