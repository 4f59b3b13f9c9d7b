/*
 * Preloaded into a process: the files of a folder do not grow beyond a number of bytes in all, as on a small disk. The
 * environment names the folder (DISK_FOLDER, absolute, without symbolic links) and a file with the number (DISK_LIMIT);
 * without the file there is no limit.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *folder;
static const char *limit_file;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);

__attribute__((constructor)) static void begin(void) {
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite");
    folder = getenv("DISK_FOLDER");
    limit_file = getenv("DISK_LIMIT");
}

static int is_in_folder(int fd) {
    char link[32];
    char path[PATH_MAX];
    if (folder == NULL || limit_file == NULL) {
        return 0;
    }
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    size_t prefix = strlen(folder);
    return length > (ssize_t) prefix && strncmp(path, folder, prefix) == 0 && path[prefix] == '/';
}

/* The limit in bytes; negative for none. */
static long long limit(void) {
    char text[32] = "";
    int fd = open(limit_file, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        return -1;
    }
    ssize_t length = read(fd, text, sizeof text - 1);
    close(fd);
    return length > 0 ? atoll(text) : -1;
}

static long long used(void) {
    long long sum = 0;
    DIR *files = opendir(folder);
    if (files == NULL) {
        return 0;
    }
    for (struct dirent *file = readdir(files); file != NULL; file = readdir(files)) {
        struct stat status;
        if (fstatat(dirfd(files), file->d_name, &status, 0) == 0 && S_ISREG(status.st_mode)) {
            sum += status.st_size;
        }
    }
    closedir(files);
    return sum;
}

static int is_full(int fd, size_t count, off_t offset) {
    struct stat status;
    if (!is_in_folder(fd) || fstat(fd, &status) != 0 || !S_ISREG(status.st_mode)) {
        return 0;
    }
    long long most = limit();
    if (most < 0) {
        return 0;
    }
    off_t from = offset >= 0 ? offset : (fcntl(fd, F_GETFL) & O_APPEND) ? status.st_size : lseek(fd, 0, SEEK_CUR);
    long long growth = (long long) from + (long long) count - (long long) status.st_size;
    return growth > 0 && used() + growth > most;
}

ssize_t write(int fd, const void *bytes, size_t count) {
    if (is_full(fd, count, -1)) {
        errno = ENOSPC;
        return -1;
    }
    return real_write(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
    if (is_full(fd, count, offset)) {
        errno = ENOSPC;
        return -1;
    }
    return real_pwrite(fd, bytes, count, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
    return pwrite(fd, bytes, count, offset);
}
