package dev.adtools.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class MemoryBudgetTest {

    private final MemoryBudget budget = new MemoryBudget(100, 50);

    @Test
    void refusesWhatAllCallsTogetherTakeTooMuch() {
        MemoryBudget.Share one = budget.open();
        MemoryBudget.Share other = budget.open();
        MemoryBudget.Share third = budget.open();
        one.take(50);
        other.take(50);

        assertRefused(third, 1, ErrorCode.OVERLOADED);
        one.close();
        third.take(50);

        assertThat(budget.taken()).isEqualTo(100);
    }

    @Test
    void refusesOneCallMoreThanHalf() {
        MemoryBudget.Share share = budget.open();
        share.take(30);

        assertRefused(share, 21, ErrorCode.RULE_VIOLATION);
        share.take(20);

        assertThat(budget.taken()).isEqualTo(50);
    }

    @Test
    void countsWhatIsGivenBackEarlyOnce() {
        MemoryBudget.Share share = budget.open();
        share.take(40);
        share.giveBack(30);

        share.close();
        share.close();

        assertThat(budget.taken()).isZero();
    }

    @Test
    void countsForTheCallOfTheThread() {
        MemoryBudget.Share outer = budget.open();
        budget.take(10);
        MemoryBudget.Share inner = budget.open();
        budget.take(5);
        inner.leave();
        inner.close();
        budget.take(1);

        assertThat(budget.taken()).isEqualTo(11);
        outer.leave();
        assertThat(budget.current()).isNull();
        outer.close();
        assertThat(budget.taken()).isZero();
    }

    @Test
    void countsNothingWhereNoCallRuns() {
        MemoryBudget.Share share = budget.open();

        CompletableFuture.runAsync(() -> budget.take(1_000)).join();

        assertThat(budget.taken()).isZero();
        share.close();
    }

    @Test
    void countsNothingOfWhatMustNotFail() {
        MemoryBudget.Share share = budget.open();

        String done = budget.uncounted(() -> {
            budget.take(1_000);
            return "done";
        });
        budget.take(7);

        assertThat(done).isEqualTo("done");
        assertThat(budget.taken()).isEqualTo(7);
        share.close();
    }

    private static void assertRefused(MemoryBudget.Share share, long bytes, ErrorCode code) {
        assertThatExceptionOfType(MemoryShortage.class)
                .isThrownBy(() -> share.take(bytes))
                .satisfies(shortage -> assertThat(shortage.error().code()).isEqualTo(code));
    }
}
