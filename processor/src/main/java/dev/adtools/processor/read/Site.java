package dev.adtools.processor.read;

import dev.adtools.processor.problem.Place;

/**
 * Place where a type stands.
 *
 * @param name the name of what has the type, for messages
 * @param place where a problem with it is shown
 * @param use what it is read for
 */
record Site(String name, Place place, Use use) {}
