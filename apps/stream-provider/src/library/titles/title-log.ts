import { randomUUID } from 'node:crypto';
import { PROVIDER_TITLES_PAGE, type ProviderTitle, type ProviderTitles } from '@marquee/core/contracts';
import { debounce } from '../scan/debounce';

interface Entry {
  /** Number of the change that wrote it. */
  revision: number;
  /** As JSON, for comparison; null for a title that is gone. */
  text: string | null;
}

/** While files are probed one after the other, changes are told together. */
const delays = { quietMs: 100, atMostMs: 1_000 };
/** Ids of titles that are gone; with more than these, readers begin anew. */
const MAX_REMOVED = 5_000;

/**
 * What changed in the library's titles since a cursor. Cursors hold as long as this process: after a restart a reader
 * begins anew.
 */
export class TitleLog {
  readonly #stopping = new AbortController();
  readonly #entries = new Map<string, Entry>();
  readonly #waiting = new Set<() => void>();
  readonly #wake = debounce(() => this.#waiting.forEach((wake) => wake()), delays);
  #epoch = randomUUID();
  #revision = 0;
  #isOutdated = true;

  constructor(private readonly read: () => readonly ProviderTitle[]) {}

  /** To be called when the titles may have changed. */
  readonly onChange = (): void => {
    this.#isOutdated = true;
    if (this.#waiting.size > 0) this.#wake.call();
  };

  /** @param cursor of an earlier page; another process's, or none, begins anew */
  since(cursor: string | undefined): ProviderTitles {
    this.#update();
    const [epoch, known] = cursor?.split('.') ?? [];
    const from = epoch === this.#epoch && /^\d{1,15}$/.test(known ?? '') ? Number(known) : undefined;
    const changed = [...this.#entries].filter(([, { revision }]) => revision > (from ?? 0));
    // Entries are in the order of their changes.
    const page = changed.slice(0, PROVIDER_TITLES_PAGE);
    const hasMore = changed.length > page.length;
    const last = hasMore ? page.at(-1)?.[1].revision : this.#revision;
    return {
      cursor: `${this.#epoch}.${last}`,
      hasMore,
      isReset: from === undefined,
      titles: page.flatMap(([, { text }]) => (text === null ? [] : [JSON.parse(text) as ProviderTitle])),
      removed: page.flatMap(([id, { text }]) => (text === null ? [id] : [])),
    };
  }

  /** Ends what waits. */
  close(): void {
    this.#stopping.abort();
    this.#wake.cancel();
  }

  /** Waits until something has changed since the cursor, the time is up, or the signal is aborted. */
  async changedSince(cursor: string, waitMs: number, signal: AbortSignal): Promise<void> {
    const isOver = AbortSignal.any([signal, this.#stopping.signal, AbortSignal.timeout(waitMs)]);
    while (!isOver.aborted && isEmpty(this.since(cursor))) await this.#nextChange(isOver);
  }

  #nextChange(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }

  #update(): void {
    if (!this.#isOutdated) return;
    this.#isOutdated = false;
    const titles = new Map(this.read().map((title) => [title.id, JSON.stringify(title)]));
    for (const [id, text] of titles) if (this.#entries.get(id)?.text !== text) this.#set(id, text);
    for (const [id, { text }] of this.#entries) if (text !== null && !titles.has(id)) this.#set(id, null);
    if (this.#entries.size - titles.size > MAX_REMOVED) {
      this.#epoch = randomUUID();
      for (const [id, { text }] of this.#entries) if (text === null) this.#entries.delete(id);
    }
  }

  /** Puts it at the end, so that entries stay in the order of their changes. */
  #set(id: string, text: string | null): void {
    this.#entries.delete(id);
    this.#entries.set(id, { revision: (this.#revision += 1), text });
  }
}

const isEmpty = ({ isReset, titles, removed }: ProviderTitles): boolean =>
  !isReset && titles.length === 0 && removed.length === 0;
