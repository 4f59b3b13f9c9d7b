package dev.adtools.server.schedules;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes cron expressions, most of them about the small hours. */
final class RandomCron {

    private static final List<String> MONTHS = List.of("JAN", "MAR", "APR", "OCT", "NOV", "MAR-APR", "SEP-NOV");
    private static final List<String> DAYS = List.of("SUN", "SAT", "MON-FRI", "FRI-SUN", "SUN,WED", "7", "5-7");

    private final Random random;

    RandomCron(Random random) {
        this.random = random;
    }

    String next() {
        return String.join(" ", minutes(), hours(), days(), months(), weekdays());
    }

    private String minutes() {
        return random.nextInt(3) == 0 ? pick(List.of("0", "30", "*/15", "*/30", "*")) : list(0, 59);
    }

    private String hours() {
        return switch (random.nextInt(4)) {
            case 0 -> pick(List.of("*", "*/1", "*/2", "0-23", "1-23/2"));
            case 1 -> list(0, 23);
            default -> list(0, 3);
        };
    }

    private String days() {
        return random.nextInt(5) < 3 ? pick(List.of("*", "*", "*", "*/1")) : list(1, 31);
    }

    private String months() {
        return switch (random.nextInt(5)) {
            case 0 -> list(1, 12);
            case 1 -> pick(MONTHS);
            default -> "*";
        };
    }

    private String weekdays() {
        return switch (random.nextInt(5)) {
            case 0 -> list(0, 7);
            case 1 -> pick(DAYS);
            default -> "*";
        };
    }

    private String list(int least, int most) {
        return IntStream.rangeClosed(0, random.nextInt(8) / 5)
                .mapToObj(any -> item(least, most))
                .collect(Collectors.joining(","));
    }

    private String item(int least, int most) {
        int first = least + random.nextInt(most - least + 1);
        int last = first + random.nextInt(most - first + 1);
        int step = 1 + random.nextInt(Math.min(6, most - least));
        return switch (random.nextInt(6)) {
            case 0 -> first + "-" + last;
            case 1 -> first + "-" + last + "/" + step;
            case 2 -> "*/" + step;
            default -> Integer.toString(first);
        };
    }

    private String pick(List<String> texts) {
        return texts.get(random.nextInt(texts.size()));
    }
}
