import { collectionNames, findEntry, listEntries, type CollectionName, type Entries, type Entry } from '@marquee/core';
import type { AppDispatch, AppState } from '../../../shared/store';
import { entriesMerged, entriesReplaced, type Records, type Revisions } from '../../../shared/store/collections';
import type { SyncAnswer } from '../sync-api';
import type { Outbox, PendingEntry } from './outbox';
import type { ServerState } from './server-events';

interface ServerChangesOptions {
  /** Whose data is synced. */
  owner: string;
  records: Records;
  outbox: Outbox;
  dispatch: AppDispatch;
  getState: () => AppState;
}

const isSameTime = (a: Entry, b: Entry): boolean => a.changedAt === b.changedAt && a.removedAt === b.removedAt;
const latestOf = ({ changedAt, removedAt = 0 }: Entry): number => Math.max(changedAt, removedAt);

/** Merges what the server answers, and knows up to which revision this browser has each collection. */
export function createServerChanges({ owner, records, outbox, dispatch, getState }: ServerChangesOptions) {
  let revisions: Revisions = {};
  /** Names the past of the server that the revisions belong to. */
  let epoch: string | undefined;

  /** Another account, or a server restored from a backup: everything has to be sent and read again. */
  function startOver(): void {
    revisions = {};
    const all = collectionNames.flatMap((name) =>
      listEntries(getState().collections[name] as Entries).map((entry) => ({ name, entry, isPending: true })),
    );
    void records.put(all);
  }

  /** An older server names none. */
  const isOtherEpoch = (other: string | undefined): boolean => other !== undefined && other !== epoch;
  /** The server has restored a backup. */
  const isOtherPast = (answer: SyncAnswer): boolean =>
    Object.keys(revisions).length > 0 &&
    (isOtherEpoch(answer.epoch) ||
      collectionNames.some((name) => (answer.revision[name] ?? Infinity) < (revisions[name] ?? 0)));

  /** Merges one collection; returns the entries that the server's have confirmed. */
  function merge(name: CollectionName, theirs: readonly Entry[], serverTime: number): PendingEntry[] {
    dispatch(entriesMerged(name, theirs, 'server'));
    const mine = getState().collections[name] as Entries;
    const confirmed = theirs.flatMap((entry) => {
      const known = findEntry(mine, entry.key);
      return known && isSameTime(known, entry) ? outbox.confirm([{ name, entry: known }]) : [];
    });
    // Our clock was ahead and the server moved the times back. Take over its times, or this entry would win for good.
    const ahead = theirs.filter((entry) => {
      const known = findEntry(mine, entry.key);
      return known && !isSameTime(known, entry) && !outbox.has(name, known) && latestOf(known) > serverTime;
    });
    if (ahead.length > 0) dispatch(entriesReplaced(name, ahead));
    return confirmed;
  }

  return {
    /** Loads the last known revisions. */
    async open(): Promise<void> {
      const synced = await records.synced();
      if (synced?.owner === owner) ({ revisions, epoch } = synced);
      else startOver();
    },
    /** Whether a server of this epoch has nothing new up to this revision. */
    isCurrent: (name: CollectionName, server: ServerState): boolean =>
      !isOtherEpoch(server.epoch) && (revisions[name] ?? 0) >= server.revision,
    revisionOf: (name: CollectionName): number => revisions[name] ?? 0,
    since: (names: readonly CollectionName[]): Revisions =>
      Object.fromEntries(names.map((name) => [name, revisions[name] ?? 0])),
    hasPulled: (names: readonly CollectionName[]): boolean => names.every((name) => revisions[name] !== undefined),
    markPulled(names: readonly CollectionName[]): void {
      for (const name of names) revisions[name] ??= 0;
    },
    isOtherPast,

    /** Merges the server's changes into the store and removes confirmed entries from the outbox. */
    apply(sent: readonly PendingEntry[], answer: SyncAnswer): void {
      const { serverTime, changes, revision, refusedKeys } = answer;
      const accepted = sent.filter(({ name, entry }) => !refusedKeys.has(`${name} ${entry.key}`));
      const confirmed = outbox.confirm(accepted);
      for (const name of collectionNames) {
        const theirs = changes[name];
        if (theirs && theirs.length > 0) confirmed.push(...merge(name, theirs, serverTime));
      }
      if (confirmed.length > 0) void records.confirm(confirmed);
      // This answer says only what changed since a revision of the other past.
      if (isOtherPast(answer)) startOver();
      else revisions = { ...revisions, ...revision };
      epoch = answer.epoch ?? epoch;
      void records.saveSynced({ owner, revisions, epoch });
    },
  };
}

export type ServerChanges = ReturnType<typeof createServerChanges>;
