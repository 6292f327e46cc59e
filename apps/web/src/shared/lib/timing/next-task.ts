interface Yielding {
  /** Newer than the types, and than Safari. */
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser do what waits. */
export const nextTask = (): Promise<void> =>
  (window as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
