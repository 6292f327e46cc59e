/**
 * Starts measuring the processor time of this process, and returns a function that returns the milliseconds so far: those
 * of a machine of the usual speed. For tests with a time limit, because it counts neither other programs nor a slow machine.
 */
export function startProcessorClock(): () => number;
