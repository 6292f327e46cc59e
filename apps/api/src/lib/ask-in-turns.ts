/** Questions to TMDB about titles, and where their answers are stored. */
export interface Questions<Item extends { id: string }, Answer> {
  /** The next ones, which no other process is given meanwhile. */
  claim: () => Promise<Item[]>;
  ask: (item: Item) => Promise<Answer | null>;
  /** @param found by id */
  save: (found: ReadonlyMap<string, Answer>) => Promise<void>;
  /** Gives back those that were not asked. */
  release: (ids: readonly string[]) => Promise<void>;
  /** Gives back those that failed. */
  postpone: (ids: readonly string[]) => Promise<void>;
}

const AT_ONCE = 4;

/** Asks and stores until there is nothing left. Ends with the first failure, once what was found is stored. */
export async function askInTurns<Item extends { id: string }, Answer>(
  { claim, ask, save, release, postpone }: Questions<Item, Answer>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const items = await claim();
    if (items.length === 0) return;
    const found = new Map<string, Answer>();
    const waiting = new Set(items.map(({ id }) => id));
    const failed: string[] = [];
    const work = async (): Promise<void> => {
      for (const item of items) {
        if (!waiting.delete(item.id)) continue;
        const answer = await ask(item).catch((error: unknown) => {
          failed.push(item.id);
          throw error;
        });
        if (answer !== null) found.set(item.id, answer);
      }
    };
    const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    await save(found);
    await release([...waiting]);
    await postpone(failed);
    const failure = results.find(({ status }) => status === 'rejected');
    if (failure?.status === 'rejected') throw failure.reason;
  }
}
