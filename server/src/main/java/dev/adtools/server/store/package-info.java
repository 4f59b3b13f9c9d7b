/** The two stores behind one SQL text: data directory, engines, the writer, migrations. Imports Jdbi, dropwizard-db, Liquibase, {@code dev.adtools.api} and {@code dev.adtools.server.call} only. */
@NullMarked
package dev.adtools.server.store;

import org.jspecify.annotations.NullMarked;
