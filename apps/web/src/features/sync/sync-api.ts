import { collectionNames, isRecord, type CollectionName, type Entry } from '@marquee/core';
import { collectionByName, readEntry } from '@marquee/core/collections';
import { backendApi } from '../../shared/api';
import type { AppDispatch } from '../../shared/store';
import type { Revisions } from '../../shared/store/collections';
import type { PendingEntry } from './engine/outbox';
import { syncFailure, type SyncFailure } from './sync-failure';

/** Body of `POST /api/sync`. */
export interface SyncBody {
  since: Revisions;
  push: Partial<Record<CollectionName, Entry[]>>;
  updatedAt: number;
}

export function bodyOf(items: readonly PendingEntry[], since: Revisions, nowMs: number): SyncBody {
  const push: SyncBody['push'] = {};
  for (const { name, entry } of items) (push[name] ??= []).push(entry);
  return { since, push, updatedAt: nowMs };
}

export type Answer = { data: Record<string, unknown> } | { error: SyncFailure };
export type SendSync = (body: SyncBody, keepalive: boolean) => Promise<Answer>;

export interface Refusal {
  name: CollectionName;
  code: string;
  keys: string[];
}

/** The parsed response of `POST /api/sync`. */
export interface SyncAnswer {
  /** The server's clock; Infinity if missing, so that no time counts as ahead of it. */
  serverTime: number;
  /** Names the past of the server that the revisions belong to. */
  epoch: string | undefined;
  revision: Revisions;
  changes: Partial<Record<CollectionName, Entry[]>>;
  /** There are more changes than fit into this response. */
  more: boolean;
  refusals: Refusal[];
  /** `{collection} {key}` of everything that was refused. */
  refusedKeys: ReadonlySet<string>;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const membersOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function refusalsIn(name: CollectionName, value: unknown): Refusal[] {
  return list(value).flatMap((refusal) => {
    if (!isRecord(refusal)) return [];
    const keys = list(refusal.keys).filter((key) => typeof key === 'string');
    return [{ name, code: String(refusal.code), keys }];
  });
}

/** Parses a response; invalid entries are dropped. */
export function readSyncAnswer(answer: Record<string, unknown>): SyncAnswer {
  const { serverTime, epoch, more } = answer;
  const [revisions, changed, refused] = [answer.revision, answer.changes, answer.refused].map(membersOf);
  const revision: Revisions = {};
  const changes: SyncAnswer['changes'] = {};
  const refusals: Refusal[] = [];
  for (const name of collectionNames) {
    const at = revisions?.[name];
    if (typeof at === 'number') revision[name] = at;
    const entries = list(changed?.[name]).flatMap((entry) => readEntry(collectionByName(name), entry) ?? []);
    if (entries.length > 0) changes[name] = entries;
    refusals.push(...refusalsIn(name, refused?.[name]));
  }
  return {
    serverTime: typeof serverTime === 'number' ? serverTime : Number.POSITIVE_INFINITY,
    epoch: typeof epoch === 'string' ? epoch : undefined,
    revision,
    changes,
    more: list(more).length > 0,
    refusals,
    refusedKeys: new Set(refusals.flatMap(({ name, keys }) => keys.map((key) => `${name} ${key}`))),
  };
}

interface Exchange {
  body: SyncBody;
  clientId: string;
  /** The request outlives the page; browsers allow 64 KB of such requests. */
  keepalive: boolean;
}

const TIMEOUT_MS = 30_000;
const record = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

/** Endpoints for sync. One request pushes and pulls all collections. */
export const syncApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    exchange: build.mutation<Record<string, unknown>, Exchange>({
      query: ({ body, clientId, keepalive }) => ({
        url: '/sync',
        method: 'POST',
        body,
        keepalive,
        headers: { 'X-Client-Id': clientId },
        timeout: TIMEOUT_MS,
      }),
      transformResponse: record,
      transformErrorResponse: syncFailure,
    }),
    /** Null removes it. */
    pushToken: build.mutation<unknown, string | null>({
      query: (token) => ({ url: '/sync/4k_token', method: 'POST', body: { token }, timeout: TIMEOUT_MS }),
      transformErrorResponse: syncFailure,
    }),
  }),
});

const NO_ANSWER: SyncFailure = { status: null, retryAfterMs: null };
const isFailure = (error: unknown): error is SyncFailure =>
  typeof error === 'object' && error !== null && 'retryAfterMs' in error;

interface SenderOptions {
  dispatch: AppDispatch;
  clientId: string;
  /** Whether requests have a token: the server would refuse others. */
  isReady: () => Promise<boolean>;
}

/** Sends syncs, which can be aborted together. */
export function createSender({ dispatch, clientId, isReady }: SenderOptions) {
  const inFlight = new Set<{ abort: () => void }>();
  const send: SendSync = async (body, keepalive) => {
    if (!(await isReady())) return { error: NO_ANSWER };
    const call = dispatch(syncApi.endpoints.exchange.initiate({ body, clientId, keepalive }, { track: false }));
    inFlight.add(call);
    const { data, error } = await call;
    inFlight.delete(call);
    return data ? { data } : { error: isFailure(error) ? error : NO_ANSWER };
  };
  return {
    send,
    abort(): void {
      for (const call of inFlight) call.abort();
    },
  };
}
