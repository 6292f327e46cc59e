import type { CollectionName, Item } from './collections';

/** How long nothing new is offered to a server that has no room for it, unless something is removed or somebody asks. */
export const RETRY_FULL_AFTER_MS = 60 * 60_000;

interface Times {
  addedAt?: number;
  updatedAt?: number;
  removedAt?: number;
  episodes?: Record<string, Times>;
}
const isRemoved = ({ addedAt, updatedAt, removedAt, episodes = {} }: Times): boolean =>
  (removedAt !== undefined && removedAt >= (addedAt ?? updatedAt ?? 0)) || Object.values(episodes).some(isRemoved);

/** Which collections the server has no room for. What it has of them can be changed and removed there all the same. */
export function createCapacity(now: () => number) {
  const full = new Map<CollectionName, { untilMs: number; text: string }>();
  const isFull = (name: CollectionName): boolean => (full.get(name)?.untilMs ?? 0) > now();

  return {
    isFull,
    /** The server refused new entries. */
    fill: (name: CollectionName, text: string): void =>
      void full.set(name, { untilMs: now() + RETRY_FULL_AFTER_MS, text }),
    /** The server has these: where something was removed there may be room again. */
    confirm(name: CollectionName, items: readonly Item[]): void {
      if (!isFull(name) || items.some(({ value }) => isRemoved(value as Times))) full.delete(name);
    },
    /** Somebody insists. */
    clear: (): void => full.clear(),
    /** What the server said, for people. */
    text: (): string | null => [...full.values()][0]?.text ?? null,
    /** Milliseconds until new entries are offered again. */
    waitMs: (): number => Math.min(...[...full.values()].map(({ untilMs }) => Math.max(0, untilMs - now()))),
  };
}
