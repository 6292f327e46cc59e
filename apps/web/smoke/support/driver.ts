/** How long a test waits for anything. Machines that test are slow, and browsers start cold. */
export const PATIENCE_MS = 120_000;

/** One visitor: a window with storage of its own. All that the steps need of a browser; written once for each. */
export interface Driver {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; it knows nothing but its arguments. */
  evaluate: <Args extends unknown[], Result>(
    action: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  moveTo: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  screenshot: (file: string) => Promise<void>;
  /** Errors of pages and in the console since the last call. */
  takeProblems: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface SmokeBrowser {
  newDriver: () => Promise<Driver>;
  close: () => Promise<void>;
}
