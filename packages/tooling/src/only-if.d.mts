/** Whether a program can be started. */
export function isInstalled(program: string): boolean;

interface Block<Run> {
  (name: string, run: Run, timeout?: number): void;
  skip: (name: string, run: Run, timeout?: number) => void;
}

/**
 * Runs a test, or a block of tests, only where its needs are met. Elsewhere its name says what is missing, which
 * `npm test` lists at its end.
 */
export function onlyIf(
  isMet: boolean,
  missing: string,
): <Run>(block: Block<Run>, name: string, run: Run, timeout?: number) => void;
