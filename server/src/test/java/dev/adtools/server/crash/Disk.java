package dev.adtools.server.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** A folder as a disk holds it: a file's bytes are safe once it is synced, its name once the folder is. */
final class Disk {

    // The folder's state when it was last synced, and after each change since.
    private final List<Map<String, DiskFile>> folders = new ArrayList<>(List.of(Map.of()));

    void apply(DiskNote note) {
        switch (note.kind()) {
            case WRITTEN -> file(note.name()).write(note.offset(), note.bytes());
            case CUT -> file(note.name()).cut(note.offset());
            case SYNCED -> sync(note.name());
            case CREATED -> change(names -> names.put(note.name(), new DiskFile()));
            case REMOVED -> change(names -> names.remove(note.name()));
            case RENAMED -> change(names -> names.put(note.text(), Objects.requireNonNull(names.remove(note.name()))));
            case SAID -> {}
        }
    }

    private void change(Consumer<Map<String, DiskFile>> change) {
        Map<String, DiskFile> next = new HashMap<>(folder());
        change.accept(next);
        folders.add(next);
    }

    private void sync(String name) {
        if (name.isEmpty()) {
            folders.subList(0, folders.size() - 1).clear();
        } else {
            file(name).sync();
        }
    }

    private Map<String, DiskFile> folder() {
        return folders.get(folders.size() - 1);
    }

    private DiskFile file(String name) {
        return Objects.requireNonNull(folder().get(name), name);
    }

    /** Returns whether a file has changes that are not synced. */
    boolean mayLose(String name) {
        DiskFile file = folder().get(name);
        return file != null && file.unsynced();
    }

    /** Makes a folder of what a power cut leaves. */
    void writeTo(Path target, PowerCut cut) throws IOException {
        Files.createDirectories(target);
        Map<String, DiskFile> left = folders.get(cut.kept(folders.size() - 1));
        for (Map.Entry<String, DiskFile> file : left.entrySet()) {
            Files.write(target.resolve(file.getKey()), file.getValue().after(cut));
        }
    }
}
