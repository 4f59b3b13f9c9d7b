package dev.adtools.processor.read;

import com.google.auto.common.SuperficialValidation;
import dev.adtools.api.DelegatingWriteHandler;
import dev.adtools.api.HarmlessWriteHandler;
import dev.adtools.api.LocalWriteHandler;
import dev.adtools.api.Mode;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.SpendControl;
import dev.adtools.api.SpendingWriteHandler;
import dev.adtools.api.ValidateHandler;
import dev.adtools.api.WriteHandler;
import dev.adtools.processor.model.Handler;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads the class behind a tool, which must be of the kind that the tool's mode asks for. */
final class HandlerReader {

    private final Surroundings around;
    private final Declaration tool;

    HandlerReader(Surroundings around, Declaration tool) {
        this.around = around;
        this.tool = tool;
    }

    /** Returns the handler without its ports; null when it does not fit the tool, which is then noted. */
    @Nullable
    Handler read(List<TypeMirror> ports) {
        TypeElement handler = tool.handler();
        if (handler == null) {
            around.problems().noteMissingType();
            return null;
        }
        Place place = tool.place("handler");
        String name = handler.getSimpleName().toString();
        if (!around.visible(handler)) {
            around.problems().report(place, Problem.NOT_ACCESSIBLE, name, around.home(), "package-private or public");
            return null;
        } else if (!isConcrete(handler)) {
            return wrong(place, name, "must be a concrete class, static where it is nested");
        }
        Class<?> kind = kind(tool.facts().mode(), tool.facts().spend());
        DeclaredType implemented = implemented(handler.asType(), kind.getName());
        if (implemented == null && !SuperficialValidation.validateElement(handler)) {
            around.problems().noteMissingType();
            return null;
        } else if (implemented == null) {
            report(place, name, kind);
            return null;
        }
        List<? extends TypeMirror> arguments = implemented.getTypeArguments();
        if (arguments.isEmpty() || !isOfTool(arguments.get(0))) {
            return wrong(place, name, "must handle this record");
        }
        return new Handler(handler, List.copyOf(arguments), ports);
    }

    // A generic record is a mistake of its own, so type arguments are not compared.
    private boolean isOfTool(TypeMirror record) {
        TypeMirror erased = around.types().erasure(tool.type().asType());
        return around.types().isSameType(around.types().erasure(record), erased);
    }

    private @Nullable Handler wrong(Place place, String name, String why) {
        around.problems()
                .report(place, Problem.WRONG_HANDLER, name, why, tool.type().getSimpleName());
        return null;
    }

    private static boolean isConcrete(TypeElement handler) {
        boolean inner =
                handler.getNestingKind().isNested() && !handler.getModifiers().contains(Modifier.STATIC);
        return !inner
                && handler.getKind() == ElementKind.CLASS
                && !handler.getModifiers().contains(Modifier.ABSTRACT);
    }

    private void report(Place place, String name, Class<?> kind) {
        Mode mode = tool.facts().mode();
        String declared = mode == Mode.WRITE && kind != WriteHandler.class
                ? mode.wireName() + " tool with spend = " + tool.facts().spend()
                : mode.wireName() + " tool";
        String change = mode == Mode.WRITE ? "mode, spend" : "mode";
        around.problems().report(place, Problem.HANDLER_KIND, name, declared, kind.getSimpleName(), change);
    }

    private static Class<?> kind(Mode mode, SpendControl spend) {
        return switch (mode) {
            case READ -> ReadHandler.class;
            case VALIDATE -> ValidateHandler.class;
            case WRITE ->
                switch (spend) {
                    case UNDECLARED -> WriteHandler.class;
                    case NONE -> HarmlessWriteHandler.class;
                    case LOCAL -> LocalWriteHandler.class;
                    case DELEGATED -> DelegatingWriteHandler.class;
                    case PAUSED_OR_APPROVAL, STAGED -> SpendingWriteHandler.class;
                };
        };
    }

    private @Nullable DeclaredType implemented(TypeMirror type, String kind) {
        if (type.getKind() != TypeKind.DECLARED) {
            return null;
        }
        DeclaredType declared = (DeclaredType) type;
        if (((TypeElement) declared.asElement()).getQualifiedName().contentEquals(kind)) {
            return declared;
        }
        return around.types().directSupertypes(type).stream()
                .map(supertype -> implemented(supertype, kind))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }
}
