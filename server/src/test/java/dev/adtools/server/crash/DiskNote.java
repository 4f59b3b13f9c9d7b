package dev.adtools.server.crash;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One note of {@code journal.c}: what a process changed in its folder, synced there, or said to others.
 *
 * @param kind which of these
 * @param name the file, or empty for the folder; {@code 1} for what was said on the standard output
 * @param offset where bytes were written, or the size that a file was cut to
 * @param text what was written or said, each byte a character; or the new name
 */
record DiskNote(Kind kind, String name, int offset, String text) {

    /** Returns the notes of a process, in their order. */
    static List<DiskNote> read(Path journal) throws IOException {
        List<DiskNote> notes = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(journal)))) {
            while (true) {
                notes.add(next(in));
            }
        } catch (EOFException end) {
            return notes;
        }
    }

    private static DiskNote next(DataInputStream in) throws IOException {
        Kind kind = Kind.of((char) in.readUnsignedByte());
        String name = text(in, in.readUnsignedShort());
        int offset = Math.toIntExact(in.readLong());
        return new DiskNote(kind, name, offset, text(in, in.readInt()));
    }

    private static String text(DataInputStream in, int length) throws IOException {
        return new String(in.readNBytes(length), StandardCharsets.ISO_8859_1);
    }

    byte[] bytes() {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Returns whether it was said on the standard output, where answers go. */
    boolean isAnswer() {
        return kind == Kind.SAID && name.equals("1");
    }

    /** Returns whether it was sent to the platform. */
    boolean isSent() {
        return kind == Kind.SAID && name.isEmpty();
    }

    /** A kind of note. */
    enum Kind {
        CREATED('c'),
        WRITTEN('w'),
        CUT('t'),
        SYNCED('s'),
        REMOVED('r'),
        RENAMED('n'),
        SAID('o');

        private final char letter;

        Kind(char letter) {
            this.letter = letter;
        }

        private static Kind of(char letter) {
            for (Kind kind : values()) {
                if (kind.letter == letter) {
                    return kind;
                }
            }
            throw new IllegalStateException("no note begins with " + letter);
        }
    }
}
