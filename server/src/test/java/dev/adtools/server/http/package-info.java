@NullMarked
package dev.adtools.server.http;

import org.jspecify.annotations.NullMarked;
