package dev.adtools.api.spi;

import org.jspecify.annotations.Nullable;

/**
 * Reads the next value of a reader.
 *
 * @param <T> what it becomes
 */
@FunctionalInterface
public interface Decoder<T> {

    /**
     * Reads the next value.
     *
     * @param reader what is read, at the value
     * @return what it becomes; null when it broke a rule, which the reader has then noted
     */
    @Nullable
    T decode(ArgumentReader reader);
}
