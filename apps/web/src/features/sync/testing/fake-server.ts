import {
  mergeBookmarks,
  mergeHistory,
  mergeSettings,
  parseBookmarks,
  parseHistory,
  parseSettings,
  serializeHistory,
  type Bookmark,
  type SettingsMap,
  type WatchHistory,
} from '@marquee/core';
import type { Answer } from '../engine/engine';

type Body = Record<string, unknown>;

/** A server that merges by core's rules and answers whole collections; what each call does can be changed by a test. */
export function fakeServer() {
  let bookmarks: Bookmark[] = [];
  let history: WatchHistory = {};
  let settings: SettingsMap = {};
  let revision = 0;
  const calls: { kind: 'pull' | 'push'; path: string; body?: Body; keepalive?: boolean }[] = [];

  const answer = (path: string): Answer => {
    const base = { revision, serverTime: Date.now() };
    if (path.includes('bookmarks')) return { data: { ...base, bookmarks } };
    if (path.includes('history')) return { data: { ...base, items: serializeHistory(history) } };
    return { data: { ...base, settings } };
  };
  const receive = (body: Body) => {
    revision += 1;
    bookmarks = mergeBookmarks(bookmarks, parseBookmarks(body.bookmarks) ?? []);
    if (body.items) history = mergeHistory(history, parseHistory(body) ?? {});
    settings = mergeSettings(settings, parseSettings(body.settings) ?? {});
  };

  return {
    calls,
    pushes: () => calls.filter(({ kind }) => kind === 'push'),
    get bookmarks() {
      return bookmarks;
    },
    get history() {
      return history;
    },
    get settings() {
      return settings;
    },
    /** Another device's push. */
    receive,
    /** Back to an earlier state of it. */
    restore: (older: Bookmark[], olderRevision: number) => {
      bookmarks = older;
      revision = olderRevision;
    },
    /** Set to fail or change calls. `deliver` does what the server does with it. */
    onPush: (_body: Body, deliver: () => Answer): Answer | Promise<Answer> => deliver(),
    onPull: (deliver: () => Answer, _since: number): Answer | Promise<Answer> => deliver(),
    async pull(path: string, since = 0): Promise<Answer> {
      calls.push({ kind: 'pull', path });
      return this.onPull(() => answer(path), since);
    },
    async push(path: string, body: Body, keepalive: boolean): Promise<Answer> {
      calls.push({ kind: 'push', path, body, keepalive });
      return this.onPush(body, () => {
        receive(body);
        return answer(path);
      });
    },
  };
}

export const noAnswer: Answer = { error: { status: null, retryAfterMs: null } };
export const refusal = (status: number, retryAfterMs: number | null = null): Answer => ({
  error: { status, retryAfterMs },
});
