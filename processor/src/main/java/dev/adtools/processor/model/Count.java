package dev.adtools.processor.model;

/** Number of items that a list, or of members that an object, may have. */
public record Count(int min, int max) {

    /** Any number. */
    public static final Count ANY = new Count(0, Integer.MAX_VALUE);
}
