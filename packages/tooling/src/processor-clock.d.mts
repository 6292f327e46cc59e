/**
 * Starts measuring the processor time of this process, and returns a function that returns the milliseconds so far. For
 * tests with a time limit, because it excludes other programs.
 */
export function startProcessorClock(): () => number;
