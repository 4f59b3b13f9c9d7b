package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.adtools.api.AccountId;
import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.ExecutionMode;
import dev.adtools.api.Inverse;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.Rule;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Validation;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.NamedAccounts;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.processor.model.Member;
import dev.adtools.processor.model.ToolModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods of a dispatch, each of one line:
 *
 * <pre>{@code
 * @Override
 * public @Nullable AccountId account(GetCampaigns arguments) {
 *     return arguments.accountId();
 * }
 * }</pre>
 */
final class DispatchMethods {

    private final ToolModel tool;
    private final ClassName codec;
    private final TypeName arguments;
    private final TypeName result;

    DispatchMethods(ToolModel tool, ClassName codec) {
        this.tool = tool;
        this.codec = codec;
        this.arguments = TypeName.get(tool.type().asType());
        this.result = TypeName.get(tool.handler().result());
    }

    void addTo(TypeSpec.Builder type) {
        type.addMethod(method("descriptor", ClassName.get(ToolDescriptor.class))
                        .addStatement("return DESCRIPTOR")
                        .build())
                .addMethod(method("decode", Codec.nullable(arguments))
                        .addParameter(ArgumentReader.class, "reader")
                        .addStatement("return $T.decode(reader)", codec)
                        .build())
                .addMethod(method("account", Codec.nullable(ClassName.get(AccountId.class)))
                        .addParameter(arguments, "arguments")
                        .addStatement("return $L", account())
                        .build());
        addRules(type);
        addAccounts(type);
        switch (tool.facts().mode()) {
            case READ -> addRead(type);
            case VALIDATE -> addValidate(type);
            case WRITE -> addWrite(type);
        }
    }

    private void addRules(TypeSpec.Builder type) {
        if (!tool.rules().isEmpty()) {
            type.addMethod(method("rules", generic(List.class, ClassName.get(Rule.class)))
                    .addStatement(
                            "return $T.of($L)",
                            Rule.class,
                            tool.rules().stream()
                                    .map(rules -> CodeBlock.of("$T.values()", ClassName.get(rules)))
                                    .collect(CodeBlock.joining(", ")))
                    .build());
        }
    }

    // Without lists the one account that the interface returns is all.
    private void addAccounts(TypeSpec.Builder type) {
        List<Member> lists = tool.arguments().members().stream()
                .filter(member -> member.type().isAccounts())
                .toList();
        if (lists.isEmpty()) {
            return;
        }
        CodeBlock.Builder named = CodeBlock.builder().add("account(arguments)");
        lists.forEach(list -> named.add(", arguments.$L", list.path()));
        type.addMethod(method("accounts", generic(List.class, ClassName.get(AccountId.class)))
                .addParameter(arguments, "arguments")
                .addStatement("return $T.of($L)", NamedAccounts.class, named.build())
                .build());
    }

    private void addRead(TypeSpec.Builder type) {
        type.addMethod(call("read", generic(Outcome.class, result), arguments, "arguments"))
                .addMethod(encode("encode", result, "result"));
    }

    private void addValidate(TypeSpec.Builder type) {
        TypeName validation = generic(Validation.class, result);
        type.addMethod(call("validate", generic(Outcome.class, validation), arguments, "arguments"))
                .addMethod(encode("encode", validation, "validation"));
    }

    private void addWrite(TypeSpec.Builder type) {
        TypeName plan = TypeName.get(tool.handler().plan());
        type.addMethod(question("validateOnly", validateOnly()))
                .addMethod(question("approvalRequired", approvalRequired()))
                .addMethod(call("plan", generic(Planned.class, plan), arguments, "arguments"));
        addApply(type, plan);
        type.addMethod(method("inverse", ClassName.get(Inverse.class))
                        .addParameter(plan, "plan")
                        .addParameter(result, "result")
                        .addStatement("return handler.inverse(plan, result)")
                        .build())
                .addMethod(encode("encodePlan", plan, "plan"))
                .addMethod(method("decodePlan", Codec.nullable(plan))
                        .addParameter(ArgumentReader.class, "reader")
                        .addStatement("return $T.decodePlan(reader)", codec)
                        .build())
                .addMethod(encode("encode", generic(WriteAnswer.class, result), "answer"));
    }

    // Only a write on a platform is given the right to send.
    private void addApply(TypeSpec.Builder type, TypeName plan) {
        if (tool.facts().spend().reachesPlatform()) {
            type.addMethod(call("apply", generic(Outcome.class, result), plan, "plan", ApplyContext.class))
                    .addMethod(call("readBack", generic(Probe.class, result), plan, "plan"));
            String names = tool.facts().spend() == SpendControl.NONE ? "withdraws" : "descriptive";
            type.addMethod(method(names, generic(Set.class, ClassName.get(String.class)))
                    .addStatement("return handler.$L()", names)
                    .build());
        } else {
            type.addMethod(call("apply", generic(Outcome.class, result), plan, "plan"));
        }
    }

    private static MethodSpec.Builder method(String name, TypeName returned) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returned);
    }

    private static MethodSpec call(String name, TypeName returned, TypeName taken, String parameter) {
        return call(name, returned, taken, parameter, CallContext.class);
    }

    private static MethodSpec call(
            String name, TypeName returned, TypeName taken, String parameter, Class<? extends CallContext> context) {
        return method(name, returned)
                .addParameter(taken, parameter)
                .addParameter(context, "context")
                .addStatement("return handler.$N($N, context)", name, parameter)
                .build();
    }

    private MethodSpec encode(String name, TypeName taken, String parameter) {
        return method(name, TypeName.VOID)
                .addParameter(taken, parameter)
                .addParameter(JsonWriter.class, "out")
                .addStatement("$T.$N($N, out)", codec, name, parameter)
                .build();
    }

    private MethodSpec question(String name, CodeBlock answer) {
        return method(name, TypeName.BOOLEAN)
                .addParameter(arguments, "arguments")
                .addStatement("return $L", answer)
                .build();
    }

    private static TypeName generic(Class<?> type, TypeName argument) {
        return ParameterizedTypeName.get(ClassName.get(type), argument);
    }

    private CodeBlock account() {
        return Stream.of("account_id", "property_id")
                .map(this::argument)
                .flatMap(Optional::stream)
                .filter(member -> member.type().isAccount())
                .findFirst()
                .map(member -> CodeBlock.of("arguments.$L", member.path()))
                .orElse(CodeBlock.of("null"));
    }

    private CodeBlock validateOnly() {
        return argument("validate_only")
                .map(member -> member.nullable()
                        ? CodeBlock.of("$T.TRUE.equals(arguments.$L)", Boolean.class, member.path())
                        : CodeBlock.of("arguments.$L", member.path()))
                .orElse(CodeBlock.of("false"));
    }

    private CodeBlock approvalRequired() {
        SpendControl spend = tool.facts().spend();
        if (spend == SpendControl.PAUSED_OR_APPROVAL) {
            String path = argument("execution_mode").map(Member::path).orElseThrow();
            return CodeBlock.of("arguments.$L == $T.APPROVAL_REQUIRED", path, ExecutionMode.class);
        }
        return CodeBlock.of("$L", spend == SpendControl.STAGED);
    }

    private Optional<Member> argument(String name) {
        return tool.arguments().members().stream()
                .filter(member -> member.name().equals(name))
                .findFirst();
    }
}
