package dev.adtools.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Changelog of this version's schema, read without Liquibase.
 *
 * @param ids the ids of its change sets for one database product, in order
 * @param stamp a hash of all its files
 */
record Changelog(Set<String> ids, String stamp) {

    /** The root file, on the class path. */
    static final String ROOT = "migrations/changelog.yaml";

    private static final Pattern FILE = Pattern.compile("^ +file: (\\S+)$", Pattern.MULTILINE);
    private static final Pattern CHANGE_SET =
            Pattern.compile("^--changeset [a-z]+:(\\S+)(?: dbms:(\\S+))?$", Pattern.MULTILINE);

    /** Returns the changelog for the database of a connection. */
    static Changelog of(Connection connection) throws SQLException {
        return of(connection.getMetaData().getDatabaseProductName());
    }

    private static Changelog of(String product) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            String root = read(ROOT, digest);
            Set<String> ids = new LinkedHashSet<>();
            for (MatchResult file : all(FILE, root)) {
                for (MatchResult changeSet : all(CHANGE_SET, read(file.group(1), digest))) {
                    if (changeSet.group(2) == null || changeSet.group(2).equalsIgnoreCase(product)) {
                        ids.add(changeSet.group(1));
                    }
                }
            }
            return new Changelog(ids, HexFormat.of().formatHex(digest.digest()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String read(String resource, MessageDigest digest) {
        try (InputStream stream = Changelog.class.getClassLoader().getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("no resource " + resource);
            }
            byte[] bytes = stream.readAllBytes();
            digest.update(bytes);
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<MatchResult> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().toList();
    }
}
