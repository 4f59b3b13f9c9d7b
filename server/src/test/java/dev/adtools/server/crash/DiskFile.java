package dev.adtools.server.crash;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** A file on a disk: what was synced, and what was changed since, of which a power cut leaves any part. */
final class DiskFile {

    // The least that a disk writes whole.
    private static final int SECTOR = 512;

    private byte[] synced = {};
    private int size;
    private final List<Change> since = new ArrayList<>();

    void write(int offset, byte[] bytes) {
        since.add(new Change(offset, offset + bytes.length, bytes));
    }

    void cut(int size) {
        since.add(new Change(size, Integer.MAX_VALUE, new byte[0]));
    }

    void sync() {
        synced = Arrays.copyOf(synced, Math.max(synced.length, longest()));
        for (Change change : since) {
            change.applyTo(synced, sector -> true);
            size = change.sizeAfter(size);
        }
        since.clear();
    }

    boolean unsynced() {
        return !since.isEmpty();
    }

    /** Returns what a power cut leaves: of each sector, and of the size, the first so many changes. */
    byte[] after(PowerCut cut) {
        byte[] left = Arrays.copyOf(synced, Math.max(size, longest()));
        int[] kept = new int[left.length / SECTOR + 1];
        Arrays.setAll(kept, sector -> cut.kept(since.size()));
        int keptOfSize = cut.kept(since.size());
        int sizeLeft = size;
        for (int i = 0; i < since.size(); i++) {
            int change = i;
            since.get(i).applyTo(left, sector -> change < kept[sector]);
            sizeLeft = i < keptOfSize ? since.get(i).sizeAfter(sizeLeft) : sizeLeft;
        }
        return Arrays.copyOf(left, sizeLeft);
    }

    private int longest() {
        int longest = size;
        int now = size;
        for (Change change : since) {
            now = change.sizeAfter(now);
            longest = Math.max(longest, now);
        }
        return longest;
    }

    /** Bytes put at a place; or, without an end, the rest of the file taken away. */
    private static final class Change {

        private final int from;
        private final int to;
        private final byte[] bytes;

        Change(int from, int to, byte[] bytes) {
            this.from = from;
            this.to = to;
            this.bytes = bytes;
        }

        private boolean isCut() {
            return to == Integer.MAX_VALUE;
        }

        int sizeAfter(int before) {
            return isCut() ? from : Math.max(before, to);
        }

        void applyTo(byte[] image, IntPredicate survives) {
            int end = Math.min(to, image.length);
            for (int at = from, next; at < end; at = next) {
                next = Math.min(end, (at / SECTOR + 1) * SECTOR);
                if (survives.test(at / SECTOR)) {
                    apply(image, at, next);
                }
            }
        }

        private void apply(byte[] image, int at, int next) {
            if (isCut()) {
                Arrays.fill(image, at, next, (byte) 0);
            } else {
                System.arraycopy(bytes, at - from, image, at, next - at);
            }
        }
    }
}
