package dev.adtools.server;

import dev.adtools.api.fixtures.ChildJvm;
import dev.adtools.server.fixtures.DataCommands.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/** Commands in processes of their own, with the configuration that ships. */
final class CommandProcess {

    private CommandProcess() {}

    /** Runs a command; the configuration is the last of its arguments. */
    static Result run(Map<String, String> environment, String... arguments) throws IOException, InterruptedException {
        Path errors = Files.createTempFile("adtools-command", ".err");
        ProcessBuilder command = new ProcessBuilder(ChildJvm.command(
                        AdtoolsApplication.class,
                        Stream.concat(
                                        Stream.of(arguments),
                                        Stream.of(TestService.configFile().toString()))
                                .toArray(String[]::new)))
                .redirectError(errors.toFile());
        command.environment().putAll(environment);
        Process process = command.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        String err = Files.readString(errors);
        Files.delete(errors);
        return new Result(code, out, err);
    }
}
