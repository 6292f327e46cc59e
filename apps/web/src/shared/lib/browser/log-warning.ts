/** Tells whoever looks into the console; for what the visitor need not hear of. */
export function logWarning(text: string, ...details: unknown[]): void {
  // eslint-disable-next-line no-console
  console.warn(text, ...details);
}
