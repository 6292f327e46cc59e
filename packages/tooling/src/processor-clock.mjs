/** Starts to count the processor time of this process, and returns a function that says how many milliseconds it was so far. */
export function startProcessorClock() {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}
