export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const lerp = (from, to, amount) => from + (to - from) * amount;
export const smooth = (amount) => amount * amount * (3 - 2 * amount);

/** 0 before `start`, 1 after `end`, eased between. */
export const ramp = (t, start, end) => smooth(clamp((t - start) / (end - start)));

/** Rises over [start, start + fade] and falls over [end - fade, end]. */
export const during = (t, start, end, fade = 0.8) => ramp(t, start, start + fade) * (1 - ramp(t, end - fade, end));

/** Formats a number for SVG: three decimals are finer than a 2160p pixel of a 1080-unit frame. */
export const n = (value) => String(Math.round(value * 1000) / 1000);

/** A seeded generator (mulberry32): the same film on every machine. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth one-dimensional noise in -1..1 with `octaves` layers. */
export function ridgeNoise(seed, octaves = 4) {
  const random = seeded(seed);
  const table = Array.from({ length: 256 }, () => random() * 2 - 1);
  const at = (x) => {
    const cell = Math.floor(x);
    const left = table[((cell % 256) + 256) % 256];
    const right = table[(((cell + 1) % 256) + 256) % 256];
    return lerp(left, right, smooth(x - cell));
  };
  return (x) => {
    let sum = 0;
    let size = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += at(x * 2 ** octave + octave * 37.7) * size;
      total += size;
      size *= 0.5;
    }
    return sum / total;
  };
}
