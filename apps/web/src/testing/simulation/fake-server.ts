import {
  changedEntries,
  collectionNames,
  listEntries,
  mergeEntries,
  newProfileValues,
  rulesOf,
  type CollectionName,
  type Entries,
  type Entry,
} from '@marquee/core';
import { clampEntries, collectionByName, readEntry } from '@marquee/core/collections';
import type { SyncBody } from '../../features/sync/sync-api';
import { profileOf } from '../api-answers';

/** A browser's session; all of its tabs share it. */
export interface Session {
  profile: string;
  hasEnded: boolean;
}
export interface Call {
  method: string;
  path: string;
  /** `X-Profile`. */
  profile: string | null;
  body: unknown;
}
interface Answer {
  status: number;
  body: unknown;
}

const refusal = (status: number, code: string): Answer => ({ status, body: { error: code, code } });
const each = <Value>(make: (name: CollectionName) => Value) =>
  Object.fromEntries(collectionNames.map((name) => [name, make(name)])) as Record<CollectionName, Value>;

/** What one profile keeps, with the revision at which each entry changed last. */
function createShelf() {
  const entries: Record<CollectionName, Entries> = each(() => ({}));
  const changedAt = new Map<string, number>();
  let revision = 0;
  return {
    entries,
    push(push: SyncBody['push'], arrival: { nowMs: number; sentAtMs: number }): void {
      revision += 1;
      for (const name of collectionNames) {
        const received = (push[name] ?? []).flatMap((entry) => readEntry(collectionByName(name), entry) ?? []);
        const before = entries[name];
        const after = mergeEntries(rulesOf(name), before, clampEntries(received, arrival));
        for (const { key } of changedEntries(before, after)) changedAt.set(`${name} ${key}`, revision);
        entries[name] = after;
      }
    },
    changesSince(since: SyncBody['since']): { revision: object; changes: object } {
      const changes: Record<string, Entry[]> = {};
      for (const [name, from] of Object.entries(since) as [CollectionName, number][])
        changes[name] = listEntries(entries[name]).filter(({ key }) => (changedAt.get(`${name} ${key}`) ?? 0) > from);
      return { revision: Object.fromEntries(Object.keys(since).map((name) => [name, revision])), changes };
    },
  };
}

/**
 * An account with several profiles, by the rules of the API (apps/api/src/modules): the session says which one is active, a call that
 * was made for another is refused, and a push goes to the session's.
 */
export function createServer(profiles: readonly string[], now: () => number) {
  const shelves = new Map(profiles.map((id) => [id, createShelf()]));
  const list = (active: string) => ({
    active,
    profiles: profiles.map((id) => ({ ...newProfileValues, id, name: `Profile ${id}`, hasPin: false })),
  });
  /** A test may take it away, to see what happens. */
  let checksProfile = true;

  function answer(session: Session | null, { method, path, profile, body }: Call): Answer {
    if (path === '/config') return { status: 200, body: {} };
    if (!session || session.hasEnded) return refusal(401, 'unauthorized');
    if (checksProfile && profile !== null && profile !== session.profile) return refusal(409, 'profile_changed');
    const [, activated] = /^\/profiles\/(\w+)\/activate$/.exec(path) ?? [];
    if (activated !== undefined) {
      session.profile = activated;
      return { status: 200, body: list(activated) };
    }
    switch (`${method} ${path}`) {
      case 'GET /users/me':
        return { status: 200, body: profileOf('ada') };
      case 'GET /profiles':
        return { status: 200, body: list(session.profile) };
      case 'POST /auth/logout':
        session.hasEnded = true;
        return { status: 200, body: { ok: true } };
      case 'POST /sync': {
        const { push, since, updatedAt } = body as SyncBody;
        const shelf = shelves.get(session.profile);
        if (Object.keys(push).length > 0) shelf?.push(push, { nowMs: now(), sentAtMs: updatedAt });
        return { status: 200, body: { ok: true, serverTime: now(), ...shelf?.changesSince(since) } };
      }
      default:
        return refusal(404, 'not_found');
    }
  }

  return {
    answer,
    stopCheckingProfiles: () => (checksProfile = false),
    entriesOf: (profile: string, name: CollectionName): Entry[] =>
      listEntries(shelves.get(profile)?.entries[name] ?? {}),
  };
}

export type Server = ReturnType<typeof createServer>;
