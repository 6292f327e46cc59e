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

/** Hears from the server what other devices changed. The browser connects again by itself; `onOpen` may come many times. */
export function listenToServer(
  open: OpenEvents,
  onChange: (change: ServerChange) => void,
  onOpen: () => void,
): () => void {
  const events = open('/api/users/me/events');
  events.addEventListener('open', onOpen);
  events.addEventListener('changed', (event) => {
    const change = readChange(event.data);
    if (change) onChange(change);
  });
  return () => events.close();
}
