package dev.adtools.processor.model;

/**
 * A type that bodies refer to by the name of its schema.
 *
 * @param name the schema's name, what the type is, and the type
 * @param value the type as a value
 * @param isResult whether it stands in an answer
 */
public record NamedSchema(SchemaName name, ValueType value, boolean isResult) {}
