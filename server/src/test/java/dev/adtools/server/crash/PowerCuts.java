package dev.adtools.server.crash;

import dev.adtools.server.call.Sha256;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Cuts the power of a node at moments of its life, opens what its disk would hold, and looks for what others know of. */
final class PowerCuts {

    private static final String FILE = "adtools.db";

    private final List<DiskNote> notes;
    private final List<String> keys;
    private final Random random;
    private final Disk disk = new Disk();
    private final Acknowledged acknowledged = new Acknowledged();
    private final Set<String> applied = new HashSet<>();
    private final List<String> answers = new ArrayList<>();
    private final StringBuilder said = new StringBuilder();
    private final List<String> lost = new ArrayList<>();
    private final List<String> damaged = new ArrayList<>();
    private int inTheMiddle;
    private int checkpoints;

    PowerCuts(List<DiskNote> notes, List<String> keys, Random random) {
        this.notes = notes;
        this.keys = keys;
        this.random = random;
    }

    /** Cuts so often, after any note of a node that is up. */
    Result cut(int times) throws IOException {
        return cut(times, 0);
    }

    /** Cuts so often, and after each sync of the node's start. */
    Result cutAlsoAtStart(int times) throws IOException {
        return cut(times, upAt());
    }

    private Result cut(int times, int start) throws IOException {
        int up = upAt();
        IntStream starts = IntStream.range(0, start).filter(i -> notes.get(i).kind() == DiskNote.Kind.SYNCED);
        IntStream later = IntStream.generate(() -> up + random.nextInt(notes.size() + 1 - up));
        List<Integer> moments = IntStream.concat(starts.map(i -> i + 1), later.limit(times))
                .sorted()
                .boxed()
                .toList();
        int next = 0;
        for (int moment = 0; moment <= notes.size(); moment++) {
            while (next < moments.size() && moments.get(next) == moment) {
                examine(moment);
                next++;
            }
            if (moment < notes.size()) {
                replay(notes.get(moment));
            }
        }
        return new Result(moments.size(), inTheMiddle, checkpoints, answers.size(), applied.size(), lost, damaged);
    }

    private int upAt() {
        for (int i = 0; i < notes.size(); i++) {
            if (notes.get(i).isAnswer()) {
                return i;
            }
        }
        throw new IllegalStateException("the node did not come up");
    }

    private void replay(DiskNote note) {
        disk.apply(note);
        if (note.kind() == DiskNote.Kind.SYNCED && note.name().equals(FILE) && !answers.isEmpty()) {
            checkpoints++;
        }
        if (note.isSent() && !note.text().startsWith("refuse")) {
            applied.add(note.text().strip());
        } else if (note.isAnswer()) {
            said.append(note.text());
            for (int end = said.indexOf("\n"); end >= 0; end = said.indexOf("\n")) {
                answers.add(said.substring(0, end));
                acknowledged.take(said.substring(0, end));
                said.delete(0, end + 1);
            }
        }
    }

    private void examine(int moment) throws IOException {
        inTheMiddle += disk.mayLose(FILE) || disk.mayLose(FILE + "-wal") ? 1 : 0;
        PowerCut cut = PowerCut.any(random);
        String when = "cut before note " + moment + (cut.equals(PowerCut.ALL_LOST) ? ", all lost: " : ", any lost: ");
        try (TestStore store = Backend.SQLITE.create()) {
            disk.writeTo(store.settings().dataDirectory(), cut);
            store.start();
            String integrity = store.tx()
                    .read(handle -> handle.createQuery("PRAGMA integrity_check")
                            .mapTo(String.class)
                            .first());
            if (!integrity.equals("ok")) {
                damaged.add(when + integrity);
            }
            String address = "jdbc:sqlite:" + store.settings().dataDirectory().resolve(FILE);
            acknowledged.miscounted(SpendRecords.of(address), keys, applied).forEach(found -> lost.add(when + found));
            forgotten(store).forEach(key -> lost.add(when + key + " answers something else"));
        } catch (RuntimeException e) {
            damaged.add(when + e);
        }
    }

    /** Returns the keys that were answered, and for which the database holds another answer, or none. */
    private List<String> forgotten(TestStore store) {
        Map<String, String> kept = store.tx()
                .read(handle -> handle
                        .createQuery("SELECT key_hash, answer FROM operation WHERE answer IS NOT NULL")
                        .map((row, context) ->
                                Map.entry(row.getString(1), HexFormat.of().formatHex(row.getBytes(2))))
                        .stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
        return answers.stream()
                .map(line -> line.split(" ", -1))
                .filter(words -> words.length == 3 && words[1].equals("OK"))
                .filter(words -> !words[2].equals(kept.get(Sha256.hex(words[0]))))
                .map(words -> words[0])
                .toList();
    }

    /**
     * Result of the cuts.
     *
     * @param cuts how often the power was cut
     * @param inTheMiddle how often the database was being written at that moment
     * @param checkpoints how often the write-ahead log was written back in the node's life
     * @param answers how many answers the node gave in its life
     * @param applied how many writes it sent
     * @param lost whatever the database did not hold although somebody knew of it
     * @param damaged wherever the database did not open or was not whole
     */
    record Result(
            int cuts,
            int inTheMiddle,
            int checkpoints,
            int answers,
            int applied,
            List<String> lost,
            List<String> damaged) {

        @Override
        public String toString() {
            return cuts + " cuts, " + inTheMiddle + " in the middle of writing, " + checkpoints + " checkpoints, "
                    + answers + " answers, " + applied + " writes sent, " + lost.size() + " findings of loss, "
                    + damaged.size()
                    + " damaged";
        }
    }
}
