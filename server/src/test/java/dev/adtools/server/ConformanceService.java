package dev.adtools.server;

import dev.adtools.server.conformance.SuiteTools;
import java.util.stream.Stream;

/** The product with the tools of the conformance suite beside its own: {@code server config.yml}. */
final class ConformanceService {

    private ConformanceService() {}

    /** Runs one command of the command line. */
    public static void main(String[] arguments) throws Exception {
        ServiceOverrides product = ServiceOverrides.standard();
        ServiceOverrides overrides = ports -> Stream.concat(product.tables(ports).stream(), Stream.of(new SuiteTools()))
                .toList();
        new AdtoolsApplication(overrides).run(arguments);
    }
}
