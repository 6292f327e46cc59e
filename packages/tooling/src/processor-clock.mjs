/** Starts measuring the processor time of this process, and returns a function that returns the milliseconds so far. */
export function startProcessorClock() {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}
