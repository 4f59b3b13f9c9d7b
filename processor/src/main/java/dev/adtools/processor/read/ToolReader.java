package dev.adtools.processor.read;

import dev.adtools.api.Mode;
import dev.adtools.processor.model.Handler;
import dev.adtools.processor.model.ToolModel;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads one {@code @Tool} record, and notes everything that is wrong with it. */
public final class ToolReader {

    private final Surroundings around;
    private final Declaration tool;

    ToolReader(Surroundings around, TypeElement type) {
        this.around = around;
        this.tool = Declaration.find(type).orElseThrow();
    }

    /** Returns the tool's name, whether it is healthy or not. */
    String name() {
        return tool.facts().name();
    }

    /** Returns where the tool's name is written. */
    Place namePlace() {
        return tool.place("name");
    }

    /** Returns what the handler's constructor takes; as much of it as can be read. */
    List<TypeMirror> ports() {
        TypeElement handler = tool.handler();
        // Neither an interface nor an enum has a constructor to look at, and neither is a handler anyhow.
        if (handler == null || handler.getKind() != ElementKind.CLASS || !around.visible(handler)) {
            return List.of();
        }
        return new PortsReader(around, tool).read(handler);
    }

    /** Returns the tool; null when something is wrong with it. */
    @Nullable
    ToolModel read(List<TypeMirror> ports) {
        ToolRules rules = new ToolRules(tool, around.problems());
        rules.checkTexts();
        rules.checkSpend();
        rules.checkRules(around);
        Handler handler = new HandlerReader(around, tool).read(ports);
        ValueType.Structure arguments = arguments();
        if (arguments != null) {
            rules.checkHold(arguments.members());
            rules.checkRawData(arguments.members());
            rules.checkAccount(arguments.members());
            rules.checkPlatform(arguments.members());
            rules.checkValidateOnly(arguments.members());
            rules.checkReason(arguments.members());
            rules.checkReplaces(arguments.members());
        }
        boolean isWrite = tool.facts().mode() == Mode.WRITE;
        ValueType.Structure plan = handler == null || !isWrite ? null : plan(handler);
        ValueType answer = handler == null
                ? null
                : new AnswerReader(around, tool).read(tool.facts().mode(), handler);
        if (handler == null || arguments == null || answer == null || (isWrite && plan == null)) {
            return null;
        }
        return around.problems().isEmpty()
                ? new ToolModel(tool.type(), tool.facts(), tool.rules(), arguments, handler, plan, answer)
                : null;
    }

    private ValueType.@Nullable Structure arguments() {
        TypeElement type = tool.type();
        Site site = new Site(type.getSimpleName().toString(), Place.of(type), Use.ARGUMENTS);
        if (type.getKind() != ElementKind.RECORD) {
            around.problems().report(site.place(), Problem.NOT_A_RECORD, "Tool", site.name());
            return null;
        } else if (!around.visible(type)) {
            around.problems()
                    .report(
                            site.place(),
                            Problem.NOT_ACCESSIBLE,
                            site.name(),
                            around.home(),
                            "public or package-private");
            return null;
        }
        return new StructureReader(around).read((DeclaredType) type.asType(), site);
    }

    private ValueType.@Nullable Structure plan(Handler handler) {
        Site site = new Site("plan", tool.place("handler"), Use.PLAN);
        ValueType plan = new StructureReader(around).anyType(handler.plan(), site);
        if (plan == null || plan instanceof ValueType.Structure) {
            return (ValueType.Structure) plan;
        }
        around.problems().report(site.place(), Problem.UNSUPPORTED_TYPE, "plan", handler.plan(), "a record");
        return null;
    }
}
