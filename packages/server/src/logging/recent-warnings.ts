import type { ProcessWarning } from '@marquee/core/contracts';

/** How many are kept. */
const MOST = 200;
const ERROR = 50;
const WARNING = 40;
const MESSAGE_LENGTH = 300;

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/**
 * The last warnings and errors of a process, in its memory: they are wanted most while the database is away. Of a line
 * of the log they keep the words and the request's id, without what else belongs to it: an error's text and stack may
 * hold anything.
 */
export class RecentWarnings {
  #noted = 0;
  #warnings: ProcessWarning[] = [];

  constructor(private readonly now: () => number) {}

  /** Notes a line of the log. What the request log adds to each failed request says nothing new. */
  note(args: readonly unknown[], level: number): void {
    const [first] = args;
    const message = args.find((arg) => typeof arg === 'string');
    if (level < WARNING || typeof message !== 'string' || member(first, 'res') !== undefined) return;
    const requestId = member(member(first, 'req'), 'id');
    this.#noted += 1;
    this.#warnings = [
      ...this.#warnings.slice(1 - MOST),
      {
        id: this.#noted,
        at: new Date(this.now()).toISOString(),
        level: level >= ERROR ? 'error' : 'warning',
        message: message.slice(0, MESSAGE_LENGTH),
        requestId: typeof requestId === 'string' ? requestId : null,
      },
    ];
  }

  /** The newest first. */
  list(): ProcessWarning[] {
    return this.#warnings.toReversed();
  }
}
