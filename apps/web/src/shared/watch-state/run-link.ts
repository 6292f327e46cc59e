import { playedKey, type PlayedTitle } from '@marquee/core';
import {
  applyChange,
  decide,
  hasChangedHere,
  hasState,
  localKeys,
  localState,
  readServerItems,
  readUserData,
  UNPLAYED,
  type ChangedEntries,
  type LocalEntries,
  type ServerState,
  type SyncedState,
} from '@marquee/core/watch-state';
import { SourceError, type WatchStateServer } from '@marquee/player/sources';
import type { Lookups } from '../titles/find-title';
import { findItems } from './find-items';
import { rowsOf, type Base, type LinkDatabase } from './link-database';
import { requestFor, titleOfKey } from './local-titles';

/** Items written to the server in one run. */
const SENT_TOGETHER = 200;
/** At most four a second. */
const PACE_MS = 250;
/** Items written here at once. */
const APPLIED_TOGETHER = 200;
/** When an item that the server did not have is looked for again. */
const RETRY_MS = 7 * 24 * 3_600_000;

export interface LinkNeeds {
  source: { id: string; name: string };
  server: WatchStateServer & { listPlayed: (context: { signal: AbortSignal }) => Promise<unknown[]> };
  database: LinkDatabase;
  lookups: Lookups;
  getEntries: () => LocalEntries;
  write: (changed: ChangedEntries) => Promise<void>;
  now: () => number;
  delay: (ms: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** The server was read a moment ago: only what has changed here since is looked at. */
  isQuick: boolean;
}

/** What is known of a film or an episode on the server. */
interface Theirs {
  itemId: string | null;
  state: ServerState;
  played: PlayedTitle | null;
}

/** Whether others of the server's items can still be written. */
const isOfOneItem = ({ code, status = 0 }: SourceError): boolean =>
  code === 'http' && ![401, 403, 429, 503].includes(status);

/** One run of one link. */
class LinkRun {
  readonly #bases = new Map<string, Base>();
  readonly #theirs = new Map<string, Theirs>();
  readonly #context: { signal: AbortSignal };

  constructor(private readonly needs: LinkNeeds) {
    this.#context = { signal: needs.signal };
  }

  /** Whether titles remain to be looked up. */
  async read(): Promise<boolean> {
    const { source, server, database, lookups, getEntries, now, isQuick } = this.needs;
    for (const base of await database.getAll('bases', rowsOf(source.id))) this.#bases.set(base.key, base);
    const listed = isQuick ? [] : readServerItems(await server.listPlayed(this.#context));
    const needed = { source: source.id, database, lookups, entries: getEntries(), nowMs: now() };
    const { found, hasMore } = await findItems(listed, needed);
    for (const { item, played } of found) {
      const key = playedKey(played);
      const known = this.#theirs.get(key);
      // Of two files of one film, the one that was played last.
      const isLater = !known || (item.state.playedAt ?? 0) > (known.state.playedAt ?? 0);
      if (isLater) this.#theirs.set(key, { itemId: item.id, state: item.state, played });
    }
    await this.#readUnlisted();
    return hasMore;
  }

  /** What is not listed any more is unwatched, or gone from the library, which says nothing. */
  async #readUnlisted(): Promise<void> {
    const { server, getEntries, isQuick } = this.needs;
    const unlisted = [...this.#bases.values()].flatMap(({ key, itemId, synced }) => {
      const isWanted = isQuick
        ? hasChangedHere(localState(getEntries(), key), synced.here)
        : hasState(synced.there) && !this.#theirs.has(key);
      return isWanted && itemId !== null ? [{ key, itemId, state: synced.there }] : [];
    });
    if (unlisted.length === 0) return;
    const ids = unlisted.map(({ itemId }) => itemId);
    const items = readServerItems(await server.listItems(ids, this.#context));
    const states = new Map(items.map((item) => [item.id, item.state]));
    for (const { key, itemId, state } of unlisted)
      this.#theirs.set(key, { itemId, state: states.get(itemId) ?? state, played: null });
  }

  #known(key: string): Theirs {
    const base = this.#bases.get(key);
    const unlisted = { itemId: base?.itemId ?? null, state: base?.synced.there ?? UNPLAYED, played: null };
    return this.#theirs.get(key) ?? unlisted;
  }

  #decide(key: string) {
    const here = localState(this.needs.getEntries(), key);
    const base = this.#bases.get(key)?.synced;
    return { here, decision: decide({ here, there: this.#known(key).state, base, nowMs: this.needs.now() }) };
  }

  async #store(rows: readonly (Pick<Base, 'key' | 'itemId'> & SyncedState)[]): Promise<void> {
    const { source, database, now } = this.needs;
    const transaction = database.transaction('bases', 'readwrite');
    for (const { key, itemId, ...synced } of rows) {
      const base = { source: source.id, key, itemId, synced, at: now() };
      this.#bases.set(key, base);
      void transaction.store.put(base);
    }
    await transaction.done;
  }

  /** Sorts the keys by what is to be done; stores what needs nothing. */
  async plan(): Promise<{ toApply: string[]; toSend: string[] }> {
    const { getEntries, now } = this.needs;
    const [toApply, toSend, agreed]: [string[], string[], Parameters<LinkRun['settle']>[0]] = [[], [], []];
    for (const key of new Set([...this.#theirs.keys(), ...localKeys(getEntries())])) {
      const { here, decision } = this.#decide(key);
      const base = this.#bases.get(key);
      if (decision.kind === 'apply') toApply.push(key);
      else if (decision.kind === 'agreed') agreed.push({ key, isTheirs: base?.synced.isTheirs ?? false });
      else if (decision.kind !== 'unchanged') {
        const isMissing = base?.itemId === null && !this.#theirs.has(key) && now() - base.at < RETRY_MS;
        if (!isMissing || hasChangedHere(here, base.synced.here)) toSend.push(key);
      }
    }
    await this.settle(agreed.filter(({ key }) => this.#known(key).itemId !== null));
    return { toApply, toSend };
  }

  /** Both sides are in step as they are now. */
  settle = (rows: { key: string; isTheirs: boolean }[]): Promise<void> =>
    this.#store(
      rows.map(({ key, isTheirs }) => {
        const { itemId, state: there } = this.#known(key);
        return { key, itemId, here: localState(this.needs.getEntries(), key), there, isTheirs };
      }),
    );

  /** Writes what changed there. */
  async apply(keys: readonly string[]): Promise<void> {
    const { source, getEntries, now, write } = this.needs;
    const written: { key: string; isTheirs: boolean }[] = [];
    const all: ChangedEntries = { history: [], plays: [] };
    for (const key of keys) {
      const { decision } = this.#decide(key);
      const { played, state } = this.#known(key);
      const title = played ?? titleOfKey(getEntries(), key);
      // Changed here since.
      if (decision.kind !== 'apply' || !title) continue;
      const isTheirs = this.#bases.get(key)?.synced.isTheirs ?? false;
      const change = { played: title, change: decision.change, durationSec: state.durationSec, isTheirs };
      const { history, plays } = applyChange(getEntries(), { ...change, device: source.name }, now());
      all.history.push(...history);
      all.plays.push(...plays);
      written.push({ key, isTheirs: history.length > 0 });
    }
    await write(all);
    await this.settle(written);
  }

  /** Writes what changed here to the server. */
  async send(key: string): Promise<void> {
    const { server, getEntries } = this.needs;
    const played = titleOfKey(getEntries(), key);
    if (!played) return;
    if (this.#known(key).itemId === null) {
      const itemId = await server.findItem(requestFor(played), this.#context);
      // It was not listed, or not in this run.
      const [item] = itemId === null ? [] : readServerItems(await server.listItems([itemId], this.#context));
      this.#theirs.set(key, { itemId, state: item?.state ?? UNPLAYED, played });
    }
    const { here, decision } = this.#decide(key);
    const { itemId, state } = this.#known(key);
    const remember = (item: string | null, there: ServerState) =>
      this.#store([{ key, itemId: item, here, there, isTheirs: false }]);
    if (itemId === null) await remember(null, UNPLAYED);
    else if (decision.kind === 'apply') await this.apply([key]);
    else if (decision.kind === 'agreed') await this.settle([{ key, isTheirs: false }]);
    else if (decision.kind !== 'unchanged') {
      try {
        const answer =
          decision.kind === 'clear'
            ? await server.clear(itemId, this.#context)
            : await server.change(itemId, decision.change, this.#context);
        await remember(itemId, readUserData(answer, state.durationSec));
      } catch (error) {
        if (!(error instanceof SourceError) || error.status !== 404) throw error;
        await remember(null, UNPLAYED);
      }
    }
  }
}

/**
 * Brings a history and a server into step. `hasMore`: what did not fit into this run; `isRead`: whether all that the
 * server listed was looked up. @throws SourceError
 */
export async function runLink(needs: LinkNeeds): Promise<{ hasMore: boolean; isRead: boolean }> {
  const run = new LinkRun(needs);
  const hasMoreTitles = await run.read();
  const { toApply, toSend } = await run.plan();
  for (let at = 0; at < toApply.length; at += APPLIED_TOGETHER)
    await run.apply(toApply.slice(at, at + APPLIED_TOGETHER));
  let failure: Error | undefined;
  for (const key of toSend.slice(0, SENT_TOGETHER)) {
    try {
      await run.send(key);
    } catch (error) {
      if (!(error instanceof SourceError) || !isOfOneItem(error)) throw error;
      failure = error;
    }
    await needs.delay(PACE_MS, needs.signal);
  }
  if (failure) throw failure;
  return { hasMore: hasMoreTitles || toSend.length > SENT_TOGETHER, isRead: !hasMoreTitles };
}
