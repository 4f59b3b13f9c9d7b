/** The description of the service for generators and for people. A face: may import {@code call}; nothing imports it. */
@NullMarked
package dev.adtools.server.openapi;

import org.jspecify.annotations.NullMarked;
