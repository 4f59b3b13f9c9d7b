@NullMarked
package dev.adtools.server.rest;

import org.jspecify.annotations.NullMarked;
