package dev.adtools.api;

/**
 * A property on alpha_analytics, of the form {@code properties/<property_number>}.
 *
 * @param value the id with its prefix {@code properties/}
 */
@Scalar(pattern = "^properties/[1-9][0-9]{0,18}$")
public record PropertyId(String value) implements AccountId {

    /**
     * {@return the property of an id}
     *
     * @param text {@code properties/} and the number of the property
     */
    public static PropertyId of(String text) {
        return new PropertyId(text);
    }

    @Override
    public Platform platform() {
        return Platform.ALPHA_ANALYTICS;
    }
}
