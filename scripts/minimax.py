#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Finds the polynomial coefficients of src/cpu/vector_math*.cpp (Remez exchange; needs mpmath).

Each row approximates g on an interval by a polynomial in the listed number of coefficients such that the largest weighted error
|weight * (p - g)| is least. Coefficients are rounded to their format one after the other, lowest power first, and the rest is fitted anew
each time, so that rounding costs almost nothing. Run it and compare with the tables in the sources.
"""
import struct
import sys

from mpmath import mp, mpf, matrix, lu_solve, log, exp, sin, cos, asin, atan, sinh, tanh, sqrt, pi, linspace

mp.prec = 160


def to_float(c):
    return mpf(struct.unpack("f", struct.pack("f", float(c)))[0])


def to_double(c):
    return mpf(float(c))


def remez(g, weight, low, high, powers):
    """Coefficients of the given powers, and the largest weighted error."""
    n = len(powers)
    nodes = [(low + high) / 2 + (high - low) / 2 * cos(pi * (2 * i + 1) / (2 * (n + 1))) for i in range(n, -1, -1)]
    grid = [(low + high) / 2 - (high - low) / 2 * cos(pi * mpf(i) / 600) for i in range(601)]
    target = [g(x) for x in grid]
    scale = [weight(x) for x in grid]
    c, worst = [], mpf(0)
    for _ in range(12):
        a, rhs = matrix(n + 1, n + 1), matrix(n + 1, 1)
        for i, x in enumerate(nodes):
            for j, p in enumerate(powers):
                a[i, j] = x**p
            a[i, n] = (-1) ** i / weight(x)
            rhs[i] = g(x)
        solution = lu_solve(a, rhs)
        c = [solution[j] for j in range(n)]
        error = [scale[i] * (sum(cj * x**p for cj, p in zip(c, powers)) - target[i]) for i, x in enumerate(grid)]
        worst = max(abs(e) for e in error)
        if worst < abs(solution[n]) * mpf("1.0005"):
            break
        # the extreme point of each stretch of one sign
        peaks = []
        for i, e in enumerate(error):
            if peaks and (error[peaks[-1]] > 0) == (e > 0):
                if abs(e) > abs(error[peaks[-1]]):
                    peaks[-1] = i
            else:
                peaks.append(i)
        while len(peaks) > n + 1:
            peaks.pop(0 if abs(error[peaks[0]]) < abs(error[peaks[-1]]) else -1)
        if len(peaks) < n + 1:
            break
        nodes = [grid[i] for i in peaks]
    return c, worst


def fit(name, g, weight, low, high, count, rounding=to_float):
    low, high = mpf(low), mpf(high)
    grid = [low + (high - low) * i / 400 for i in range(401)]

    def worst_of(c):
        return max(abs(weight(x) * (sum(ci * x**i for i, ci in enumerate(c)) - g(x))) for x in grid)

    fixed, best, least, ideal = [], None, None, None
    for k in range(count if rounding is to_float else 1):
        def rest(x):
            return g(x) - sum(c * x**i for i, c in enumerate(fixed))
        c, worst = remez(rest, weight, low, high, list(range(k, count)))
        ideal = ideal or worst
        candidate = fixed + [rounding(x) for x in c]
        worst = worst_of(candidate)
        if least is None or worst < least:
            best, least = candidate, worst
        fixed.append(rounding(c[0]))
    print(f"{name}: error 2^{float(log(least, 2)):.2f} (unrounded 2^{float(log(ideal, 2)):.2f})")
    digits = 9 if rounding is to_float else 17
    print("  {" + ", ".join(f"{float(c):.{digits}g}" for c in best) + "}")


def near(f, taylor):
    """f, but its limit where its formula divides by zero."""
    return lambda x: f(x) if abs(x) > mpf("1e-20") else mpf(taylor)


def main():
    half_ln2 = log(2) / 2
    rows = {
        # p(r) = 1 + r*q(r); errors relative to the function
        "exp5": lambda: fit("exp5", near(lambda r: (exp(r) - 1) / r, 1), lambda r: abs(r) * exp(-r) + mpf("1e-12"), -half_ln2 * mpf("1.0001"), half_ln2 * mpf("1.0001"), 5),
        "exp6": lambda: fit("exp6", near(lambda r: (exp(r) - 1) / r, 1), lambda r: abs(r) * exp(-r) + mpf("1e-12"), -half_ln2 * mpf("1.0001"), half_ln2 * mpf("1.0001"), 6),
        "exp2_5": lambda: fit("exp2_5", near(lambda r: (mpf(2) ** r - 1) / r, log(2)), lambda r: abs(r) * mpf(2) ** -r + mpf("1e-12"), "-0.50001", "0.50001", 5),
        "exp2_6": lambda: fit("exp2_6", near(lambda r: (mpf(2) ** r - 1) / r, log(2)), lambda r: abs(r) * mpf(2) ** -r + mpf("1e-12"), "-0.50001", "0.50001", 6),
    }
    for n in (8, 9, 10):
        # log(1+r) = r + r^2 * q(r)
        rows[f"log{n}"] = lambda n=n: fit(f"log{n}", near(lambda r: (log(1 + r) - r) / r**2, -0.5), lambda r: r**2 / abs(log(1 + r)) if r else mpf("1e-6"), "-0.25", "0.5", n)
        # log2(1+r) = r * q(r)
        rows[f"log2_{n}"] = lambda n=n: fit(f"log2_{n}", near(lambda r: log(1 + r) / log(2) / r, 1 / log(2)), lambda r: abs(r / log(1 + r)) if r else mpf(1), "-0.25", "0.5", n)
    for n in (11, 12):
        rows[f"log2d_{n}"] = lambda n=n: fit(f"log2d_{n}", near(lambda r: log(1 + r) / log(2) / r, 1 / log(2)), lambda r: abs(r / log(1 + r)) if r else mpf(1), "-0.25", "0.5", n, to_double)
    # log2((1+s)/(1-s)) = 2/ln2 * s + s^3 * q(s^2), z = s^2
    ratio = lambda z: log((1 + sqrt(z)) / (1 - sqrt(z))) / log(2) / sqrt(z)
    for n in (3, 4):
        rows[f"log2_ratio{n}"] = lambda n=n: fit(f"log2_ratio{n}", near(lambda z: (ratio(z) - 2 / log(2)) / z, 2 / log(2) / 3), lambda z: z / ratio(z) if z else mpf("1e-6"), 0, "0.04", n)
    # odd functions: f(x) = x + x^3 * q(x^2), z = x^2
    def odd(name, f, limit, top, count):
        rows[name] = lambda: fit(name, near(lambda z: (f(sqrt(z)) / sqrt(z) - 1) / z, limit), lambda z: z / (f(sqrt(z)) / sqrt(z)) if z else mpf("1e-6"), 0, top, count)
    odd("sin_half_pi", sin, mpf(-1) / 6, (pi / 2 * mpf("1.035")) ** 2, 4)
    odd("sin_quarter_pi", sin, mpf(-1) / 6, (pi / 4 * mpf("1.1")) ** 2, 3)
    for n in (4, 5):
        odd(f"asin{n}", asin, mpf(1) / 6, "0.25", n)
    for n in (8, 9, 10):
        odd(f"atan{n}", atan, mpf(-1) / 3, "1", n)
    for n in (3, 4):
        odd(f"sinh{n}", sinh, mpf(1) / 6, "1", n)
    for n in (4, 5):
        odd(f"tanh{n}", tanh, mpf(-1) / 3, "0.5", n)
    # cos(x) = 1 - x^2/2 + x^4 * q(x^2)
    for n in (2, 3):
        rows[f"cos_quarter_pi{n}"] = lambda n=n: fit(f"cos_quarter_pi{n}", near(lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2, mpf(1) / 24), lambda z: z**2 / cos(sqrt(z)) + mpf("1e-12"), 0, (pi / 4 * mpf("1.1")) ** 2, n)
    for name in sys.argv[1:] or rows:
        rows[name]()


if __name__ == "__main__":
    main()
