import { collectionNames, isRecord, parseJson, type CollectionName } from '@marquee/core';
import { backoffMs } from './schedule';

export interface ServerChange {
  collection: CollectionName | 'profile';
  revision: number;
  /** The tab that made the change. */
  origin: string | null;
}

/** Infinity if the server sent no revision, so that the client always pulls. */
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

/** Where the server is. */
export interface ServerState {
  revision: number;
  epoch: string | undefined;
}

function readState(text: unknown): ServerState {
  const state = parseJson(String(text));
  return {
    revision: revisionIn(state),
    epoch: isRecord(state) && typeof state.epoch === 'string' ? state.epoch : undefined,
  };
}

export type OpenEvents = (address: string) => Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

interface ServerEventHandlers {
  onChange: (change: ServerChange) => void;
  onReady: (state: ServerState) => void;
  /** The library has changed for the n-th time. */
  onLibrary: (revision: number) => void;
  /** The state of a request for a title has changed. */
  onRequest: (id: string) => void;
  /** The server responded with something other than events, e.g. because the session has ended. */
  onRefused: () => void;
}

const ADDRESS = '/api/users/me/events?profile=';
/** `EventSource.CLOSED`. */
const CLOSED = 2;

/**
 * Listens for changes made on other devices. The browser reconnects by itself, and the server sends its current revision on each
 * connection and every 25 s; after an error response we reconnect here.
 */
export function listenToServerEvents(profile: string, open: OpenEvents, handlers: ServerEventHandlers): () => void {
  let events: ReturnType<OpenEvents>;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  const tellLibrary = (text: unknown, field: 'library' | 'revision') => {
    const told = parseJson(String(text));
    const revision = isRecord(told) ? told[field] : undefined;
    if (typeof revision === 'number') handlers.onLibrary(revision);
  };
  const connect = () => {
    const mine = open(ADDRESS + profile);
    events = mine;
    mine.addEventListener('ready', (event) => {
      refusals = 0;
      handlers.onReady(readState(event.data));
      tellLibrary(event.data, 'library');
    });
    mine.addEventListener('changed', (event) => {
      const change = readChange(event.data);
      if (change) handlers.onChange(change);
    });
    mine.addEventListener('library', (event) => tellLibrary(event.data, 'revision'));
    mine.addEventListener('request', (event) => {
      const told = parseJson(String(event.data));
      if (isRecord(told) && typeof told.id === 'string') handlers.onRequest(told.id);
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
