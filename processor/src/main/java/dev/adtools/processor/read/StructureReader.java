package dev.adtools.processor.read;

import dev.adtools.api.Scalar;
import dev.adtools.api.Unwrapped;
import dev.adtools.api.spi.Members;
import dev.adtools.processor.model.Member;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads a record as a closed object. */
final class StructureReader {

    private final Surroundings around;
    private final Deque<TypeElement> open = new ArrayDeque<>();

    StructureReader(Surroundings around) {
        this.around = around;
    }

    /** Reads a type that no {@code @Arg} bounds. */
    @Nullable
    ValueType anyType(TypeMirror type, Site site) {
        return new TypeReader(around, site, Bounds.none(site.place().element()), this).read(type);
    }

    /** Reads a record; null when it is none that can be read, which is then noted. */
    ValueType.@Nullable Structure read(DeclaredType type, Site site) {
        TypeElement element = (TypeElement) type.asElement();
        if (open.contains(element)) {
            around.problems().report(site.place(), Problem.RECURSIVE_RECORD, site.name(), element.getSimpleName());
            return null;
        } else if (!around.ofApi(element) && !around.ofModule(element)) {
            around.problems().report(site.place(), Problem.FOREIGN_RECORD, element.getSimpleName(), site.name());
            return null;
        } else if (isGeneric(type, element, site.use())) {
            around.problems().report(site.place(), Problem.GENERIC_RECORD, element.getSimpleName());
            return null;
        }
        open.push(element);
        List<Member> members = members(type, element, site);
        open.pop();
        return members == null ? null : new ValueType.Structure(type, element, members);
    }

    private static boolean isGeneric(DeclaredType type, TypeElement element, Use use) {
        int parameters = element.getTypeParameters().size();
        return use.isResult() ? type.getTypeArguments().size() != parameters : parameters > 0;
    }

    private @Nullable List<Member> members(DeclaredType type, TypeElement element, Site site) {
        List<Member> members = new ArrayList<>();
        Map<String, String> taken = new HashMap<>();
        boolean sound = true;
        MemberReader reader = new MemberReader(around, this, site, element);
        for (RecordComponentElement component : element.getRecordComponents()) {
            List<Member> read = component.getAnnotation(Unwrapped.class) == null
                    ? one(reader.read(type, component))
                    : unwrapped(component, around.types().asMemberOf(type, MemberReader.field(component)), site);
            sound &= read != null;
            for (Member member : read == null ? List.<Member>of() : read) {
                String other = taken.putIfAbsent(member.name(), member.component());
                if (other != null) {
                    around.problems()
                            .report(
                                    Place.of(component),
                                    Problem.DUPLICATE_ARGUMENT,
                                    other,
                                    member.component(),
                                    member.name());
                }
                sound &= other == null;
                members.add(member);
            }
            sound &= read == null || fits(members.size(), read.size(), component, site);
        }
        return sound ? members : null;
    }

    private static @Nullable List<Member> one(@Nullable Member member) {
        return member == null ? null : List.of(member);
    }

    private @Nullable List<Member> unwrapped(RecordComponentElement component, TypeMirror type, Site outer) {
        String name = component.getSimpleName().toString();
        boolean isOwn = around.compiledNow((TypeElement) Objects.requireNonNull(component.getEnclosingElement()));
        Site site = new Site(name, isOwn ? Place.of(component) : outer.place(), outer.use());
        if (outer.use() == Use.PLAN) {
            return notUnwrapped(site, "a plan is stored as it is");
        } else if (Nullness.isNullable(component.asType())) {
            return notUnwrapped(site, "it may be null");
        } else if (outer.use() == Use.ARGUMENTS && Bounds.of(component).arg() != null) {
            return notUnwrapped(site, "@Arg describes one argument");
        }
        if (!(type instanceof DeclaredType declared)
                || declared.asElement().getKind() != ElementKind.RECORD
                || declared.asElement().getAnnotation(Scalar.class) != null) {
            return notUnwrapped(site, "it is no record");
        }
        ValueType.Structure inner = read(declared, site);
        if (inner == null) {
            return null;
        } else if (inner.members().isEmpty()) {
            return notUnwrapped(site, "its record has no components");
        }
        Member.Group group = new Member.Group(name, inner.type());
        return inner.members().stream().map(member -> member.in(group)).toList();
    }

    private @Nullable List<Member> notUnwrapped(Site site, String why) {
        around.problems().report(site.place(), Problem.UNWRAPPED_NOT_APPLICABLE, site.name(), why);
        return null;
    }

    // The first component too many is shown: those before it can stay.
    private boolean fits(int count, int added, RecordComponentElement last, Site site) {
        if (site.use().isResult() || count <= Members.MOST || count - added > Members.MOST) {
            return true;
        }
        TypeElement element = (TypeElement) Objects.requireNonNull(last.getEnclosingElement());
        Place place = around.compiledNow(element) ? Place.of(last) : site.place();
        around.problems().report(place, Problem.TOO_MANY_MEMBERS, element.getSimpleName(), Members.MOST);
        return false;
    }
}
