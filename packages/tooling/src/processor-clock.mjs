const processorMs = (before) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** A fixed piece of work of a parser's kind. */
function workLikeAParser() {
  const counts = new Map();
  for (let index = 0; index < 12_000; index += 1)
    for (const word of `row ${index % 97},"value ${index % 1_013}"`.split(/[ ,]/))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return JSON.parse(JSON.stringify([...counts])).length;
}

/** What the work above takes on a machine on which limits were set. */
const USUAL_MS = 9;

/** How many times slower than usual this machine is now: machines that test are busy, or slow. */
function slowness() {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    workLikeAParser();
    return processorMs(before);
  });
  return Math.max(1, Math.min(...times) / USUAL_MS);
}

/**
 * Starts measuring the processor time of this process, and returns a function that returns the milliseconds so far: those
 * of a machine of the usual speed, so that a limit means the same on every one.
 */
export function startProcessorClock() {
  const slownessBefore = slowness();
  const before = process.cpuUsage();
  return () => {
    const spentMs = processorMs(before);
    return spentMs / Math.max(slownessBefore, slowness());
  };
}
