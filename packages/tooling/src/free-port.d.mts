/** A port that nothing listens on, for a program that is told where to listen. */
export function freePort(): Promise<number>;
