package dev.adtools.processor.model;

import java.util.List;

/**
 * The bodies of one module.
 *
 * @param bodies the healthy bodies, by name
 * @param schemas theirs, and those that they refer to
 */
public record Bodies(List<BodyModel> bodies, List<NamedSchema> schemas) {}
