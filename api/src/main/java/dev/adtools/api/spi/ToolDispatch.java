package dev.adtools.api.spi;

import dev.adtools.api.AccountId;
import dev.adtools.api.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One tool as the pipeline sees it. Implemented by generated code, one of three kinds.
 *
 * @param <A> the argument record
 */
public sealed interface ToolDispatch<A> permits ReadDispatch, ValidateDispatch, WriteDispatch {

    /** {@return what the catalog says of the tool} */
    ToolDescriptor descriptor();

    /** {@return the rules that the tool applies beyond its schema, in the order of their enums} */
    default List<Rule> rules() {
        return List.of();
    }

    /**
     * Reads the arguments.
     *
     * @param reader what is read, at the arguments
     * @return the arguments; null when a rule was broken, which the reader has then noted
     */
    @Nullable
    A decode(ArgumentReader reader);

    /**
     * {@return the account or property that the arguments name, or null when they name none}
     *
     * @param arguments the decoded arguments; every bound of the schema holds
     */
    @Nullable
    AccountId account(A arguments);

    /**
     * {@return every account that the arguments name: that of {@link #account}, and those of lists}
     *
     * @param arguments the decoded arguments; every bound of the schema holds
     */
    default List<AccountId> accounts(A arguments) {
        return NamedAccounts.of(account(arguments));
    }
}
