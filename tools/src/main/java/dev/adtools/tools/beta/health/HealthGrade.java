package dev.adtools.tools.beta.health;

import dev.adtools.api.Wire;

/** A score in one letter; with a critical issue a D at most. */
public enum HealthGrade {
    /** 90 and more. */
    @Wire("A")
    A(90),
    /** 75 and more. */
    @Wire("B")
    B(75),
    /** 60 and more. */
    @Wire("C")
    C(60),
    /** 40 and more. */
    @Wire("D")
    D(40),
    /** Less. */
    @Wire("F")
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
