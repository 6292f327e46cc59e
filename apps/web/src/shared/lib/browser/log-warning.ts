/** Logs to the console, for problems that need no message to the visitor. */
export function logWarning(text: string, ...details: unknown[]): void {
  // oxlint-disable-next-line no-console -- All warnings go through this function.
  console.warn(text, ...details);
}
