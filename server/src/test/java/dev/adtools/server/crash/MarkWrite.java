package dev.adtools.server.crash;

import dev.adtools.api.AccountId;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Inverse;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Platform;
import dev.adtools.api.Probe;
import dev.adtools.api.SpendControl;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Summary;
import dev.adtools.api.ToolError;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.PlatformWriteDispatch;
import dev.adtools.api.spi.TextRule;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.spend.SpendSection;
import dev.adtools.server.spend.SpendSection.CapSection;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A write that sends one mark to a {@link MarkPlatform}; its arguments and its plan are {@code {"mark":"…"}}. */
final class MarkWrite implements PlatformWriteDispatch<String, String, String> {

    /** Caps that notice every mark and refuse none. */
    static final SpendSection CAPS =
            new SpendSection(List.of(new CapSection("alpha", "1234567890", "EUR", "", "100", "1000000000", "", "")));

    private static final String MARK = "mark";
    private static final Members MEMBERS = Members.of(List.of(MARK), List.of());

    private final int port;
    private final Consumer<String> failpoint;

    /** Sends to a port, and passes the points {@code before-send} and {@code after-send}. */
    MarkWrite(int port, Consumer<String> failpoint) {
        this.port = port;
        this.failpoint = failpoint;
    }

    @Override
    public ToolDescriptor descriptor() {
        JsonObject document = JsonObject.builder().put("name", MARK).build();
        return new ToolDescriptor(
                MARK, Platform.ALPHA, Mode.WRITE, ToolGroup.CHANGES, SpendControl.PAUSED_OR_APPROVAL, document);
    }

    @Override
    public @Nullable String decode(ArgumentReader reader) {
        String mark = null;
        for (int member = reader.enter(MEMBERS); member >= 0; member = reader.next(MEMBERS)) {
            mark = reader.text(TextRule.length(1, 100));
        }
        return mark;
    }

    @Override
    public AccountId account(String mark) {
        return new AlphaAccountId("1234567890");
    }

    @Override
    public boolean validateOnly(String mark) {
        return false;
    }

    @Override
    public boolean approvalRequired(String mark) {
        return false;
    }

    @Override
    public Planned<String> plan(String mark, CallContext context) {
        WriteTarget target = WriteTarget.made(account(mark), "The account", "mark", mark);
        SpendEffect spend = SpendEffect.daily(0, micros(mark), "EUR", 2);
        return Planned.spending(
                mark, target, Summary.of(Summary.Verb.CREATE, MARK, mark), List.of(), List.of(), spend, List.of());
    }

    /** Returns what a mark may spend a day: not the same for each, so that one is not taken for another. */
    static long micros(String mark) {
        return 1_000_000 + 10_000L * Math.floorMod(mark.hashCode(), 1000);
    }

    @Override
    public Outcome<String> apply(String mark, ApplyContext context) {
        failpoint.accept("before-send");
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            if (!context.sending().begin()) {
                return failed(ErrorCode.PLATFORM_UNAVAILABLE);
            }
            socket.getOutputStream().write((mark + "\n").getBytes(StandardCharsets.UTF_8));
            failpoint.accept("after-send");
            String answer = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
            return answer == null ? failed(ErrorCode.OUTCOME_UNKNOWN) : answered(answer);
        } catch (ConnectException e) {
            return failed(ErrorCode.PLATFORM_UNAVAILABLE);
        } catch (IOException e) {
            return failed(ErrorCode.OUTCOME_UNKNOWN);
        }
    }

    private static Outcome<String> answered(String answer) {
        return answer.equals("refused") ? failed(ErrorCode.PLATFORM_REJECTED) : Outcome.completed(answer);
    }

    private static Outcome<String> failed(ErrorCode code) {
        return Outcome.failed(ToolError.of(code, "The platform of marks."));
    }

    @Override
    public Inverse inverse(String mark, String result) {
        return Inverse.none("Marks stay.");
    }

    @Override
    public Probe<String> readBack(String mark, CallContext context) {
        return Probe.inconclusive("Marks are not looked for.");
    }

    @Override
    public void encodePlan(String mark, JsonWriter out) {
        out.beginObject().name(MARK).value(mark).endObject();
    }

    @Override
    public @Nullable String decodePlan(ArgumentReader reader) {
        return decode(reader);
    }

    @Override
    public void encode(WriteAnswer<String> answer, JsonWriter out) {
        out.beginObject().name("result");
        if (answer.result() == null) {
            out.nullValue();
        } else {
            out.value(answer.result());
        }
        out.endObject();
    }
}
