package dev.adtools.processor;

import dev.adtools.api.Arg;

/** A record that the sources under test see only as a class file. */
public record Foreign(@Arg(description = "A name.") String name) {}
