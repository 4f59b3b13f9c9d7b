package dev.adtools.processor.model;

/** How many items a list, or members an object, may have. */
public record Count(int min, int max) {

    /** Any number. */
    public static final Count ANY = new Count(0, Integer.MAX_VALUE);
}
