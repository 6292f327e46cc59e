import {
  bookmarksFromEntries,
  bookmarkToEntry,
  changedEntries,
  collectionNames,
  historyFromEntries,
  listEntries,
  mergeEntries,
  rulesOf,
  settingsFromEntries,
  type Bookmark,
  type CollectionName,
  type Entries,
  type Entry,
} from '@marquee/core';
import type { Answer, SyncBody } from '../sync-api';

type Pushed = SyncBody['push'];

/** A server that merges with core's rules and returns changes; tests can override each call. */
export function fakeServer() {
  let entries = new Map<CollectionName, Entries>();
  let revisions = new Map<string, number>();
  let revision = 0;
  let epoch = 'epoch 1';
  const calls: { body: SyncBody; keepalive: boolean }[] = [];
  const of = <Value>(name: CollectionName) => (entries.get(name) ?? {}) as Entries<Value>;

  const receive = (push: Pushed) => {
    revision += 1;
    for (const name of collectionNames) {
      const before = of(name);
      const after = mergeEntries(rulesOf(name), before, push[name] ?? []);
      for (const { key } of changedEntries(before, after)) revisions.set(`${name} ${key}`, revision);
      entries.set(name, after);
    }
  };
  const answer = (since: SyncBody['since']): Answer => {
    const changes: Record<string, Entry[]> = {};
    for (const [name, from] of Object.entries(since) as [CollectionName, number][])
      changes[name] = listEntries(of(name)).filter(({ key }) => (revisions.get(`${name} ${key}`) ?? 0) > from);
    const known = Object.fromEntries(Object.keys(since).map((name) => [name, revision]));
    return { data: { ok: true, serverTime: Date.now(), epoch, revision: known, changes } };
  };
  const hasPush = ({ push }: SyncBody) => Object.keys(push).length > 0;

  return {
    calls,
    pushes: () => calls.filter(({ body }) => hasPush(body)),
    get bookmarks() {
      return bookmarksFromEntries(of('bookmarks'));
    },
    get history() {
      return historyFromEntries(of('history'));
    },
    get settings() {
      return settingsFromEntries(of('settings'));
    },
    /** Applies another device's push. */
    receive,
    receiveBookmarks: (...bookmarks: Bookmark[]) => receive({ bookmarks: bookmarks.map(bookmarkToEntry) }),
    /** Backs the server up; returns a function that restores the backup. */
    backUp: () => {
      const [kept, keptRevisions, keptRevision] = [new Map(entries), new Map(revisions), revision];
      return () => {
        entries = new Map(kept);
        revisions = new Map(keptRevisions);
        revision = keptRevision;
        epoch = `${epoch}, restored`;
      };
    },
    /** Override to fail or modify calls. `deliver` runs the server's normal behaviour. */
    onPush: (_body: SyncBody, deliver: () => Answer): Answer | Promise<Answer> => deliver(),
    onPull: (deliver: () => Answer, _since: SyncBody['since']): Answer | Promise<Answer> => deliver(),
    async sync(body: SyncBody, keepalive: boolean): Promise<Answer> {
      calls.push({ body, keepalive });
      const deliver = () => {
        if (hasPush(body)) receive(body.push);
        return answer(body.since);
      };
      return hasPush(body) ? this.onPush(body, deliver) : this.onPull(deliver, body.since);
    },
  };
}

export const noAnswer: Answer = { error: { status: null, retryAfterMs: null } };
export const refusal = (status: number, retryAfterMs: number | null = null): Answer => ({
  error: { status, retryAfterMs },
});
