package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;

/** A method that encodes or decodes. */
record CodecMethod(ClassName owner, String name) {

    /** Returns its name as a codec calls it. */
    CodeBlock in(Codec codec) {
        return owner.equals(codec.name()) ? CodeBlock.of("$N", name) : CodeBlock.of("$T.$N", owner, name);
    }

    /** Returns it as a value. */
    CodeBlock reference() {
        return CodeBlock.of("$T::$N", owner, name);
    }
}
