import { collectionByName, collectionNames, type CollectionName } from '../../collections';
import { clampEntries } from '../define-collection';
import { findEntry, mergeEntries, missingEntries, type Entries, type Entry } from '../merge-entries';

/*
 * A miniature server, devices and network for all collections. Every edit has a number, and each party knows which
 * edits it has seen: this determines the last edit of an entry regardless of clocks.
 */

export type Everything = Record<CollectionName, Entries>;
export type Seen = ReadonlySet<number>;
export type Edit = (known: Entry | undefined, nowMs: number) => Entry | undefined;
export interface NumberedEdit {
  collection: CollectionName;
  key: string;
  edit: Edit;
  number: number;
}

const each = <Value>(make: (name: CollectionName) => Value) =>
  Object.fromEntries(collectionNames.map((name) => [name, make(name)])) as Record<CollectionName, Value>;
const union = (a: Seen, b: Seen): Seen => new Set([...a, ...b]);

const nothing: Everything = each(() => ({}));

type Pushed = Record<CollectionName, readonly Entry[]>;

/** Entries of `mine` that would change `theirs`. */
export const missing = (theirs: Everything, mine: Everything): Pushed =>
  each((name) => missingEntries(collectionByName(name), theirs[name], mine[name]));

const merged = (state: Everything, entries: Pushed): Everything =>
  each((name) => mergeEntries(collectionByName(name), state[name], entries[name]));

const clamped = (entries: Pushed, nowMs: number, sentAtMs = nowMs): Pushed =>
  each((name) => clampEntries(entries[name], { nowMs, sentAtMs }));

interface Message {
  entries: Pushed;
  seen: Seen;
  sentAtMs: number;
}

export class Server {
  state = nothing;
  seen: Seen = new Set();
  readonly #states = [nothing];

  get revision(): number {
    return this.#states.length - 1;
  }

  receive({ entries, seen, sentAtMs }: Message, nowMs: number): void {
    this.state = merged(this.state, clamped(entries, nowMs, sentAtMs));
    this.seen = union(this.seen, seen);
    this.#states.push(this.state);
  }

  since(revision: number): Pushed {
    return missing(this.#states[revision] ?? nothing, this.state);
  }
}

/** What happens to a request: it arrives, it is lost, its response is lost, it arrives twice, or late. */
export type Fate = 'arrives' | 'cut' | 'answer lost' | 'doubled' | 'late';

/** A device that follows our protocol: an edit leaves the outbox only after the server has confirmed it. */
export class Device {
  readonly #sent: Message[] = [];
  readonly #delayed: Message[] = [];
  state = nothing;
  seen: Seen = new Set();
  #confirmed = nothing;
  #revision = 0;
  #correction = 0;

  constructor(public skewMs: number) {}

  /** Returns whether there was anything to edit. */
  edit({ collection, key, edit, number }: NumberedEdit, nowMs: number): boolean {
    const known = findEntry(this.state[collection], key);
    const entry = edit(known, nowMs + this.skewMs + this.#correction);
    if (!entry || entry === known) return false;
    this.state = merged(this.state, { ...each(() => []), [collection]: [entry] });
    this.seen = union(this.seen, new Set([number]));
    return true;
  }

  sync(server: Server, nowMs: number, fate: Fate): void {
    // Entries stamped by a clock that jumped, unless the server already has them.
    const outbox = clamped(missing(this.#confirmed, this.state), nowMs);
    this.state = merged(this.#confirmed, outbox);
    this.#correction = -this.skewMs;
    const message = { entries: missing(this.#confirmed, this.state), seen: this.seen, sentAtMs: nowMs };
    if (!this.#send(server, message, nowMs, fate)) return;
    const news = server.since(this.#revision);
    this.state = merged(this.state, news);
    this.#confirmed = merged(merged(this.#confirmed, message.entries), news);
    this.#revision = server.revision;
    this.seen = union(this.seen, server.seen);
  }

  /** Delivers a delayed message, or an old one again. */
  redeliver(server: Server, nowMs: number, which: number): void {
    const message = this.#delayed.shift() ?? this.#sent[which % Math.max(1, this.#sent.length)];
    if (message) server.receive(message, nowMs);
  }

  /** Returns whether a response arrived. */
  #send(server: Server, message: Message, nowMs: number, fate: Fate): boolean {
    this.#sent.push(message);
    if (fate === 'late') this.#delayed.push(message);
    if (fate === 'cut' || fate === 'late') return false;
    server.receive(message, nowMs);
    if (fate === 'doubled') server.receive(message, nowMs + 30_000);
    return fate !== 'answer lost';
  }
}

/** A client that ignores the server's clock: it reads, edits and pushes with its own time. */
export class Program {
  constructor(readonly skewMs: number) {}

  edit(server: Server, { collection, key, edit, number }: NumberedEdit, nowMs: number): Seen | null {
    const known = findEntry(server.state[collection], key);
    const sentAtMs = nowMs + this.skewMs;
    const entry = edit(known, sentAtMs);
    if (!entry || entry === known) return null;
    const before = server.seen;
    const entries = { ...each(() => []), [collection]: [entry] } as Pushed;
    server.receive({ entries, seen: union(before, new Set([number])), sentAtMs }, nowMs);
    return before;
  }
}
