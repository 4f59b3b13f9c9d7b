package dev.adtools.tools.beta.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TaggedTextTest {

    @Test
    void readsTagsWithTheirFilters() {
        TaggedText text = TaggedText.of("{{product.name | titleize}} for {{ product.price }}");

        assertThat(text.tags())
                .containsExactly(
                        new TaggedText.Tag("product.name", List.of("titleize")),
                        new TaggedText.Tag("product.price", List.of()));
        assertThat(text.balanced()).isTrue();
    }

    @Test
    void countsTagsAsTwentyCharactersAndEmojiAsOne() {
        assertThat(TaggedText.of("{{product.name}}").length()).isEqualTo(20);
        assertThat(TaggedText.of("👟 {{product.name}}!").length()).isEqualTo(23);
        assertThat(TaggedText.of("").length()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{{", "}}", "{{a", "a}}", "{{a}} }}", "{{a {{b}}", "}} {{a}}", "{{a}} {{"})
    void seesBracesThatDoNotPair(String text) {
        assertThat(TaggedText.of(text).balanced()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "plain", "{a}", "{{a}}", "{{a}}{{b}}", "a { b } c"})
    void seesBracesThatPair(String text) {
        assertThat(TaggedText.of(text).balanced()).isTrue();
    }

    @Test
    void knowsTagsThatLackBraces() {
        assertThat(TaggedText.hasSingleBraces("Buy {product.name} now")).isTrue();
        assertThat(TaggedText.hasSingleBraces("Buy {{product.name}} now")).isFalse();
        assertThat(TaggedText.hasSingleBraces("Set {a} of {1.2}")).isFalse();
    }
}
