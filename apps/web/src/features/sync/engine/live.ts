import { collectionNames, type CollectionName } from './collections';

export interface ServerChange {
  collection: CollectionName | 'profile';
  revision: number;
  /** The tab that made the change. */
  origin: string | null;
}

function readChange(text: unknown): ServerChange | null {
  try {
    const { collection, revision, origin } = JSON.parse(String(text)) as Partial<Record<keyof ServerChange, unknown>>;
    const known = [...collectionNames, 'profile' as const].find((name) => name === collection);
    if (!known) return null;
    return {
      collection: known,
      revision: typeof revision === 'number' ? revision : Number.POSITIVE_INFINITY,
      origin: typeof origin === 'string' ? origin : null,
    };
  } catch {
    return null;
  }
}

export type OpenEvents = (address: string) => Pick<EventSource, 'addEventListener' | 'close'>;

function readRevision(text: unknown): number {
  try {
    const { revision } = JSON.parse(String(text)) as { revision?: unknown };
    return typeof revision === 'number' ? revision : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Hears from the server what other devices changed. The browser connects again by itself; each time the server says at which
 * revision it is.
 */
export function listenToServer(
  open: OpenEvents,
  onChange: (change: ServerChange) => void,
  onReady: (revision: number) => void,
): () => void {
  const events = open('/api/users/me/events');
  events.addEventListener('ready', (event) => onReady(readRevision(event.data)));
  events.addEventListener('changed', (event) => {
    const change = readChange(event.data);
    if (change) onChange(change);
  });
  return () => events.close();
}
