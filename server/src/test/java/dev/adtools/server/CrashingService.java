package dev.adtools.server;

import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.crash.CrashPoint;
import dev.adtools.server.crash.UnitPoints;
import dev.adtools.server.store.Tx;
import java.util.Arrays;
import java.util.List;

/** The whole service, which dies at a point of one of its units. */
public final class CrashingService {

    private CrashingService() {}

    /** Takes where to die, and then what the service takes. */
    public static void main(String[] arguments) throws Exception {
        CrashPoint failpoint = CrashPoint.of(arguments[0]);
        new AdtoolsApplication(new ServiceOverrides() {
                    @Override
                    public List<ToolTable> tables(Ports ports) {
                        return ServiceOverrides.standard().tables(ports);
                    }

                    @Override
                    public Tx tx(Tx standard) {
                        return new UnitPoints(standard, failpoint);
                    }
                })
                .run(Arrays.copyOfRange(arguments, 1, arguments.length));
    }
}
