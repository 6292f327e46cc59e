import { isBookmarkAlive, type Bookmark } from '../../bookmarks';
import { clamp, isNothing, merge, missingFrom, nothing, type Kept } from './state';

/*
 * A server, devices and the network between them, in miniature. Every edit has a number, and each place knows which edits
 * it has seen: that tells what the last word on something was, whatever the clocks said.
 */

export type Seen = ReadonlySet<number>;
const union = (a: Seen, b: Seen): Seen => new Set([...a, ...b]);

export class Server {
  kept: Kept = nothing;
  seen: Seen = new Set();
  readonly #states: Kept[] = [nothing];

  get revision(): number {
    return this.#states.length - 1;
  }

  push(entries: Kept, seen: Seen, nowMs: number, sentAtMs: number): void {
    const next = merge(this.kept, clamp(entries, { nowMs, sentAtMs }));
    this.seen = union(this.seen, seen);
    if (isNothing(missingFrom(this.kept, next))) return;
    this.kept = next;
    this.#states.push(next);
  }

  since(revision: number): Kept {
    return missingFrom(this.#states[revision] ?? nothing, this.kept);
  }

  /** The answer to a client that knows neither tombstones nor revisions. */
  living(): Bookmark[] {
    return this.kept.bookmarks.filter(isBookmarkAlive).map(({ removedAt: _removed, ...entry }) => entry);
  }
}

interface Message {
  entries: Kept;
  seen: Seen;
  sentAtMs: number;
}
interface Answer {
  entries: Kept;
  seen: Seen;
  revision: number;
}

/** A device with our rules: what it did leaves the waiting list only when the server confirmed it. */
export class Device {
  kept: Kept = nothing;
  /** What the server is known to have. */
  #confirmed: Kept = nothing;
  #revision = 0;
  seen: Seen = new Set();
  /** What this device adds to its clock, once it has heard the server's. */
  #correction = 0;
  readonly #sent: Message[] = [];
  readonly #answers: Answer[] = [];

  constructor(public skewMs: number) {}

  clock(nowMs: number): number {
    return nowMs + this.skewMs + this.#correction;
  }

  edit(change: (kept: Kept, nowMs: number) => Kept, edit: number, nowMs: number): void {
    this.kept = change(this.kept, this.clock(nowMs));
    this.seen = union(this.seen, new Set([edit]));
  }

  /** Sends what waits. `lost`: the answer never arrives, the server wrote nevertheless. */
  sync(server: Server, nowMs: number, lost: boolean): void {
    // By no more than needed: the clock may have jumped since the edits. What the server has stays as it is.
    this.kept = merge(clamp(this.kept, { nowMs }), this.#confirmed);
    this.#correction = -this.skewMs;
    const message = { entries: missingFrom(this.#confirmed, this.kept), seen: this.seen, sentAtMs: nowMs };
    this.#sent.push(message);
    server.push(message.entries, message.seen, nowMs, message.sentAtMs);
    const answer = { entries: server.since(this.#revision), seen: server.seen, revision: server.revision };
    this.#answers.push(answer);
    if (!lost) this.#hear(answer, message.entries);
  }

  /** The network delivers an old message once more. */
  repeat(server: Server, nowMs: number, which: number): void {
    const message = this.#sent[which % Math.max(1, this.#sent.length)];
    if (message) server.push(message.entries, message.seen, nowMs, message.sentAtMs);
    const answer = this.#answers[which % Math.max(1, this.#answers.length)];
    if (answer) this.#hear(answer, nothing);
  }

  #hear({ entries, seen, revision }: Answer, sent: Kept): void {
    this.kept = merge(this.kept, entries);
    this.#confirmed = merge(merge(this.#confirmed, sent), entries);
    this.#revision = Math.max(this.#revision, revision);
    this.seen = union(this.seen, seen);
  }
}

/** A client without tombstones (SYNC-11): no tombstones, no revisions, the whole list at each push. */
export class PlainClient {
  #bookmarks: Bookmark[] = [];
  seen: Seen = new Set();

  constructor(
    public skewMs: number,
    readonly dropsTypes: boolean,
  ) {}

  add(entry: Omit<Bookmark, 'addedAt'>, edit: number, nowMs: number): void {
    const rest = this.#bookmarks.filter((mine) => !matches(mine, entry));
    this.#bookmarks = [...rest, this.#known({ ...entry, addedAt: nowMs + this.skewMs })];
    this.seen = union(this.seen, new Set([edit]));
  }

  /** "Keeping all server entries and adding local ones that match no server entry on mediaId and category." */
  sync(server: Server, nowMs: number): void {
    const theirs = server.living();
    const mine = this.#bookmarks.filter((entry) => !theirs.some((other) => matches(entry, other)));
    this.#bookmarks = [...theirs.map((entry) => this.#known(entry)), ...mine];
    this.seen = union(this.seen, server.seen);
    server.push({ ...nothing, bookmarks: this.#bookmarks }, this.seen, nowMs, nowMs + this.skewMs);
  }

  #known({ resolved: _derived, ...entry }: Bookmark): Bookmark {
    if (!this.dropsTypes) return entry;
    const { mediaType: _type, ...rest } = entry;
    return rest;
  }
}

const matches = (a: Pick<Bookmark, 'mediaId' | 'category'>, b: Pick<Bookmark, 'mediaId' | 'category'>): boolean =>
  a.mediaId === b.mediaId && a.category === b.category;
