/** Durable workflows: their steps, kept and run one after the other. Imports {@code call}, {@code store} and the port in {@code dev.adtools.tools} only. */
@NullMarked
package dev.adtools.server.workflow;

import org.jspecify.annotations.NullMarked;
