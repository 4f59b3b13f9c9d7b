package dev.adtools.server;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Replay;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.tools.platform.wire.WireRequest;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The service as it ships with all platforms live, on one port of this machine that replays recordings. */
final class LiveService implements AutoCloseable {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";

    private final LiveVendor vendor = new LiveVendor();
    private final DropwizardTestSupport<AdtoolsConfiguration> app;
    private final Service service;

    LiveService(Path folder) throws Exception {
        List<ConfigOverride> settings = new ArrayList<>(ShippedService.overrides(folder, TOKEN, new ItDatabase()));
        String url = vendor.url().toString();
        String file = vendor.tokens().authorizedUser(folder, vendor.tokenUri()).toString();
        Map.of(
                        "alpha.mode", "live",
                        "alpha.baseUrl", url,
                        "alpha.credentialsFile", file,
                        "beta.mode", "live",
                        "beta.baseUrl", url,
                        "beta.accessToken", LiveVendor.BETA_TOKEN,
                        "alphaAnalytics.mode", "live",
                        "alphaAnalytics.baseUrl", url,
                        "alphaAnalytics.adminBaseUrl", url,
                        "alphaAnalytics.credentialsFile", file)
                .forEach((name, value) -> settings.add(ConfigOverride.config("platforms." + name, value)));
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                TestService.configFile().toString(),
                settings.toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
    }

    /** Executes a tool while the platforms replay a recording. */
    Answer execute(String tool, String arguments, Replay replay) {
        int before = vendor.requests().size();
        vendor.behave(replay);
        HttpResponse<byte[]> response = service.execute(TOKEN, tool, "{\"arguments\":" + arguments + "}");
        List<WireRequest> requests = vendor.requests();
        return new Answer(
                response.statusCode(), Service.json(response), List.copyOf(requests.subList(before, requests.size())));
    }

    @Override
    public void close() {
        app.after();
        vendor.close();
    }

    /**
     * Answer of a tool.
     *
     * @param status the HTTP status
     * @param body the answer
     * @param requests the requests that the platforms received for it
     */
    record Answer(int status, JsonNode body, List<WireRequest> requests) {

        /** Returns the data or the error of the answer. */
        String shown() {
            return status + " " + (body.path("data").isObject() ? body.path("data") : body.path("error"));
        }

        /** Returns how many of the requests could change something. */
        int writes() {
            return (int) requests.stream().filter(Answer::isWrite).count();
        }

        private static boolean isWrite(WireRequest request) {
            String path = request.uri().getPath();
            return request.method().equals("POST")
                    && !path.endsWith(":search")
                    && !path.contains(":run")
                    && !path.endsWith("/insights")
                    && !request.body().contains("validate_only")
                    && !request.body().contains("\"validateOnly\":true");
        }
    }
}
