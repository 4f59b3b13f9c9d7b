package dev.adtools.processor.read;

import dev.adtools.api.Mode;
import dev.adtools.api.Validation;
import dev.adtools.api.WriteAnswer;
import dev.adtools.processor.model.Handler;
import dev.adtools.processor.model.Member;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads what a tool answers: a read's result as it is, a validation's facts and a write's result in their envelope. */
final class AnswerReader {

    private static final String FLAT = "facts";

    private final Surroundings around;
    private final StructureReader structures;
    private final Site site;

    AnswerReader(Surroundings around, Declaration tool) {
        this.around = around;
        this.structures = new StructureReader(around);
        this.site = new Site(tool.facts().mode() == Mode.VALIDATE ? FLAT : "result", tool.place("handler"), Use.RESULT);
    }

    /** Returns the type of {@code data}; null when it cannot be read, which is then noted. */
    @Nullable
    ValueType read(Mode mode, Handler handler) {
        ValueType result = structures.anyType(handler.result(), site);
        if (result == null) {
            return null;
        } else if (!isObject(result, mode)) {
            around.problems()
                    .report(
                            site.place(),
                            Problem.UNSUPPORTED_TYPE,
                            site.name(),
                            handler.result(),
                            mode == Mode.VALIDATE ? "a record" : "a record, or a sealed interface of records");
            return null;
        }
        return switch (mode) {
            case READ -> result;
            case VALIDATE -> flat(envelope(Validation.class, handler.result()));
            case WRITE -> envelope(WriteAnswer.class, handler.result());
        };
    }

    private static boolean isObject(ValueType type, Mode mode) {
        return type instanceof ValueType.Structure
                || (mode != Mode.VALIDATE && type instanceof ValueType.Union)
                || (mode != Mode.VALIDATE
                        && type instanceof ValueType.Free free
                        && free.shape() == ValueType.Free.Shape.OBJECT);
    }

    private ValueType.Structure envelope(Class<?> type, TypeMirror result) {
        TypeElement element = Objects.requireNonNull(around.elements().getTypeElement(type.getName()));
        return Objects.requireNonNull(structures.read(around.types().getDeclaredType(element, result), site));
    }

    private ValueType.@Nullable Structure flat(ValueType.Structure envelope) {
        List<Member> members = new ArrayList<>();
        boolean sound = true;
        for (Member member : envelope.members()) {
            if (member.name().equals(FLAT) && member.type() instanceof ValueType.Structure facts) {
                sound = addFacts(members, facts);
            } else {
                members.add(member);
            }
        }
        return sound ? new ValueType.Structure(envelope.type(), envelope.element(), members) : null;
    }

    private boolean addFacts(List<Member> members, ValueType.Structure facts) {
        boolean sound = true;
        for (Member fact : facts.members()) {
            if (members.stream().anyMatch(member -> member.name().equals(fact.name()))) {
                around.problems()
                        .report(
                                site.place(),
                                Problem.DUPLICATE_ARGUMENT,
                                "Validation." + fact.component(),
                                fact.component(),
                                fact.name());
                sound = false;
            }
            members.add(fact.in(new Member.Group(FLAT, facts.type())));
        }
        return sound;
    }
}
