/**
 * The two stores behind one SQL text: data directory, engines, the writer, migrations. Imports Jdbi, dropwizard-db, Liquibase, {@code dev.adtools.api},
 * {@code dev.adtools.server.call} and {@code dev.adtools.server.health} only.
 */
@NullMarked
package dev.adtools.server.store;

import org.jspecify.annotations.NullMarked;
