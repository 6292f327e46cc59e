interface Yielding {
  /** Missing in TypeScript's types and in Safari. */
  scheduler?: { yield?: () => Promise<void> };
}

/** Yields to the browser. */
export const nextTask = (): Promise<void> =>
  (window as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
