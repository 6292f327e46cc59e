/**
 * Starts to count the processor time of this process, and returns a function that says how many milliseconds it was so far.
 * For tests that hold work to a limit: what other programs do meanwhile is no cost of it.
 */
export function startProcessorClock(): () => number;
