import { collectionNames, isRecord, parseJson, type CollectionName } from '@marquee/core';
import { backoffMs } from './schedule';

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

export type OpenEvents = (address: string) => Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

interface ServerEventHandlers {
  onChange: (change: ServerChange) => void;
  onReady: (revision: number) => void;
  /** The server has answered with something else than events, e.g. because the session is over. */
  onRefused: () => void;
}

const ADDRESS = '/api/users/me/events';
/** `EventSource.CLOSED`. */
const CLOSED = 2;

/**
 * Hears from the server what other devices changed. The browser connects again by itself, each time the server says at which
 * revision it is; only after a refusal it does not.
 */
export function listenToServerEvents(open: OpenEvents, handlers: ServerEventHandlers): () => void {
  let events: ReturnType<OpenEvents>;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  const connect = () => {
    const mine = open(ADDRESS);
    events = mine;
    mine.addEventListener('ready', (event) => {
      refusals = 0;
      handlers.onReady(revisionIn(parseJson(String(event.data))));
    });
    mine.addEventListener('changed', (event) => {
      const change = readChange(event.data);
      if (change) handlers.onChange(change);
    });
    mine.addEventListener('error', () => {
      if (mine.readyState !== CLOSED) return;
      refusals += 1;
      timer = setTimeout(connect, backoffMs(refusals, Math.random()));
      handlers.onRefused();
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    events.close();
  };
}
