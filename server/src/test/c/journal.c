/*
 * Preloaded into a process: notes in one file, in their order, what the process changes in the files of a folder, what of it
 * it syncs, and what it says to others (on standard output and sockets). From that, the disk at any power cut can be rebuilt.
 *
 * Order is the point: each change is made and noted in one turn, so that no note is out of its place. Nothing is really
 * synced, because the notes are the disk. The environment names the folder (DISK_FOLDER, absolute, without symbolic links)
 * and the notes (DISK_JOURNAL). A note: kind, length of the name, name, offset, length of the bytes, bytes; big-endian.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <endian.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CREATED = 'c', WRITTEN = 'w', CUT = 't', SYNCED = 's', REMOVED = 'r', RENAMED = 'n', SAID = 'o' };

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static int journal = -1;

static int (*real_open)(const char *, int, ...);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);
static int (*real_rename)(const char *, const char *);

__attribute__((constructor)) static void begin(void) {
    real_open = dlsym(RTLD_NEXT, "open");
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    real_rename = dlsym(RTLD_NEXT, "rename");
    folder = getenv("DISK_FOLDER");
    const char *notes = getenv("DISK_JOURNAL");
    if (folder != NULL && notes != NULL) {
        journal = real_open(notes, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
}

/* The name of a file in the folder, "" for the folder itself, NULL for anything else and for what lies deeper. */
static const char *name_in_folder(const char *path) {
    size_t length = journal < 0 ? 0 : strlen(folder);
    if (length == 0 || strncmp(path, folder, length) != 0) {
        return NULL;
    }
    if (path[length] == 0) {
        return "";
    }
    return path[length] == '/' && strchr(path + length + 1, '/') == NULL ? path + length + 1 : NULL;
}

/* By what the kernel says, whichever way it was opened; what is removed has no name that anybody could find again. */
static const char *name_of(int fd, char *path) {
    char link[32];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = journal < 0 ? -1 : readlink(link, path, PATH_MAX - 1);
    if (length < 0) {
        return NULL;
    }
    path[length] = 0;
    return strstr(path, " (deleted)") == NULL ? name_in_folder(path) : NULL;
}

static void note(char kind, const char *name, uint64_t offset, const void *bytes, size_t count) {
    uint16_t name_length = htobe16((uint16_t) strlen(name));
    uint64_t at = htobe64(offset);
    uint32_t length = htobe32((uint32_t) count);
    struct iovec parts[] = {
        {&kind, 1},
        {&name_length, sizeof name_length},
        {(void *) name, strlen(name)},
        {&at, sizeof at},
        {&length, sizeof length},
        {(void *) bytes, count},
    };
    ssize_t whole = 0;
    for (int i = 0; i < 6; i++) {
        whole += (ssize_t) parts[i].iov_len;
    }
    /* Half a note would be misread; without any, the test would see no loss. */
    if (writev(journal, parts, 6) != whole) {
        abort();
    }
}

static int is_heard(int fd) {
    struct stat status;
    return journal >= 0 && (fd == 1 || (fstat(fd, &status) == 0 && S_ISSOCK(status.st_mode)));
}

static ssize_t changed(int fd, const char *name, const void *bytes, size_t count, off_t offset) {
    pthread_mutex_lock(&turn);
    ssize_t done = offset < 0 ? real_write(fd, bytes, count) : real_pwrite(fd, bytes, count, offset);
    int error = errno;
    if (done > 0) {
        off_t at = offset < 0 ? lseek(fd, 0, SEEK_CUR) - done : offset;
        note(WRITTEN, name, (uint64_t) at, bytes, (size_t) done);
    }
    pthread_mutex_unlock(&turn);
    errno = error;
    return done;
}

ssize_t write(int fd, const void *bytes, size_t count) {
    char path[PATH_MAX];
    const char *name = name_of(fd, path);
    if (name != NULL) {
        return changed(fd, name, bytes, count, -1);
    }
    if (is_heard(fd)) {
        /* Before it is heard: from here on somebody may know. */
        pthread_mutex_lock(&turn);
        note(SAID, fd == 1 ? "1" : "", 0, bytes, count);
        pthread_mutex_unlock(&turn);
    }
    return real_write(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
    char path[PATH_MAX];
    const char *name = name_of(fd, path);
    return name == NULL ? real_pwrite(fd, bytes, count, offset) : changed(fd, name, bytes, count, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
    return pwrite(fd, bytes, count, offset);
}

int ftruncate(int fd, off_t size) {
    char path[PATH_MAX];
    const char *name = name_of(fd, path);
    pthread_mutex_lock(&turn);
    int result = real_ftruncate(fd, size);
    if (result == 0 && name != NULL) {
        note(CUT, name, (uint64_t) size, "", 0);
    }
    pthread_mutex_unlock(&turn);
    return result;
}

int ftruncate64(int fd, off64_t size) {
    return ftruncate(fd, size);
}

static int synced(int fd, int (*real)(int)) {
    char path[PATH_MAX];
    const char *name = name_of(fd, path);
    if (name == NULL) {
        return real(fd);
    }
    pthread_mutex_lock(&turn);
    note(SYNCED, name, 0, "", 0);
    pthread_mutex_unlock(&turn);
    return 0;
}

int fsync(int fd) {
    return synced(fd, real_fsync);
}

int fdatasync(int fd) {
    return synced(fd, real_fdatasync);
}

static int opened(const char *path, int flags, mode_t mode) {
    const char *name = name_in_folder(path);
    if (name == NULL || (flags & (O_CREAT | O_TRUNC)) == 0) {
        return real_open(path, flags, mode);
    }
    pthread_mutex_lock(&turn);
    int is_new = access(path, F_OK) != 0;
    int fd = real_open(path, flags, mode);
    int error = errno;
    if (fd >= 0 && is_new) {
        note(CREATED, name, 0, "", 0);
    } else if (fd >= 0 && (flags & O_TRUNC) != 0) {
        note(CUT, name, 0, "", 0);
    }
    pthread_mutex_unlock(&turn);
    errno = error;
    return fd;
}

int open(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return opened(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return opened(path, flags | O_LARGEFILE, mode);
}

int unlink(const char *path) {
    const char *name = name_in_folder(path);
    pthread_mutex_lock(&turn);
    int result = real_unlink(path);
    int error = errno;
    if (result == 0 && name != NULL) {
        note(REMOVED, name, 0, "", 0);
    }
    pthread_mutex_unlock(&turn);
    errno = error;
    return result;
}

/* The new name is what the bytes of a note hold. Both names are in the folder, or the test's own check will miss one. */
int rename(const char *from, const char *to) {
    const char *name = name_in_folder(from);
    const char *next = name_in_folder(to);
    pthread_mutex_lock(&turn);
    int result = real_rename(from, to);
    int error = errno;
    if (result == 0 && name != NULL && next != NULL) {
        note(RENAMED, name, 0, next, strlen(next));
    }
    pthread_mutex_unlock(&turn);
    errno = error;
    return result;
}
