package dev.adtools.tools.beta.health;

import dev.adtools.api.JsonName;

/** A score in one letter; with a critical issue a D at most. */
public enum HealthGrade {
    /** 90 and more. */
    @JsonName("A")
    A(90),
    /** 75 and more. */
    @JsonName("B")
    B(75),
    /** 60 and more. */
    @JsonName("C")
    C(60),
    /** 40 and more. */
    @JsonName("D")
    D(40),
    /** Less. */
    @JsonName("F")
    F(0);

    private final int least;

    HealthGrade(int least) {
        this.least = least;
    }

    static HealthGrade of(int score) {
        for (HealthGrade grade : values()) {
            if (score >= grade.least) {
                return grade;
            }
        }
        return F;
    }
}
