import { collectionNames, isRecord, parseJson, type CollectionName } from '@marquee/core';

export interface ServerChange {
  collection: CollectionName | 'profile';
  revision: number;
  /** The tab that made the change. */
  origin: string | null;
}

/** Later than any that is known where the server does not tell: it is asked. */
const revisionIn = (value: unknown): number =>
  isRecord(value) && typeof value.revision === 'number' ? value.revision : Number.POSITIVE_INFINITY;

function readChange(text: unknown): ServerChange | null {
  const change = parseJson(String(text));
  const known = [...collectionNames, 'profile' as const].find((name) => isRecord(change) && name === change.collection);
  if (!known || !isRecord(change)) return null;
  return {
    collection: known,
    revision: revisionIn(change),
    origin: typeof change.origin === 'string' ? change.origin : null,
  };
}

export type OpenEvents = (address: string) => Pick<EventSource, 'addEventListener' | 'close'>;

/**
 * Hears from the server what other devices changed. The browser connects again by itself; each time the server says at which
 * revision it is.
 */
export function listenToServerEvents(
  open: OpenEvents,
  onChange: (change: ServerChange) => void,
  onReady: (revision: number) => void,
): () => void {
  const events = open('/api/users/me/events');
  events.addEventListener('ready', (event) => onReady(revisionIn(parseJson(String(event.data)))));
  events.addEventListener('changed', (event) => {
    const change = readChange(event.data);
    if (change) onChange(change);
  });
  return () => events.close();
}
