@NullMarked
package dev.adtools.server.auth;

import org.jspecify.annotations.NullMarked;
