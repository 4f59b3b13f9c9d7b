/**
 * The rule of four eyes for requests of every kind: independence of requester and approvers, validity of their tokens at the
 * moment of use, and the refusals. Imports {@code dev.adtools.api}, {@code server.call} and {@code server.store} only.
 */
@NullMarked
package dev.adtools.server.decision;

import org.jspecify.annotations.NullMarked;
