import { collectionNames, findEntry, listEntries, type CollectionName, type Entries, type Entry } from '@marquee/core';
import { logWarning } from '../../../shared/lib/browser/log-warning';
import type { AppDispatch, AppState } from '../../../shared/store';
import { entriesMerged, entriesReplaced, type Records, type Revisions } from '../../../shared/store/collections';
import { showToast } from '../../../shared/ui';
import type { Refusal, SyncAnswer } from '../sync-api';
import type { Outbox, PendingEntry } from './outbox';
import type { ServerState } from './server-events';
import { fullText, refusalText } from './texts';

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

/** Applies what the server answers, and knows up to which revision this browser has each collection. */
export function createServerChanges({ owner, records, outbox, dispatch, getState }: ServerChangesOptions) {
  const entriesOf = (name: CollectionName): Entries => getState().collections[name];
  let revisions: Revisions = {};
  /** Names the past of the server that the revisions belong to. */
  let epoch: string | undefined;
  /** Number of entries that the server will never take. */
  let refused = 0;
  let fullMessage: string | null = null;

  function refuse(sent: readonly PendingEntry[], { name, code, keys }: Refusal): void {
    const items = sent.filter((item) => item.name === name && keys.includes(item.entry.key));
    if (code === 'collection_full' || code === 'account_full') {
      outbox.hold(items);
      const message = fullText(name, code);
      if (fullMessage === null) showToast({ kind: 'warning', message });
      fullMessage = message;
    } else {
      // A refused entry must not block the others. It stays in this browser.
      logWarning('The server refused entries.', keys);
      refused += items.length;
      void records.confirm(outbox.confirm(items));
    }
  }

  /** Another account, or a server restored from a backup: everything has to be sent and read again. */
  function startOver(): void {
    revisions = {};
    const all = collectionNames.flatMap((name) =>
      listEntries(entriesOf(name)).map((entry) => ({ name, entry, isPending: true })),
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
    const mine = entriesOf(name);
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
    /** The server refused a whole request. */
    refuseAll: (sent: readonly PendingEntry[]): void =>
      sent.forEach(({ name, entry }) => refuse(sent, { name, code: 'invalid', keys: [entry.key] })),
    /** What to tell the visitor after a round that succeeded. */
    messageAfterRound(): string | null {
      if (!outbox.hasHeld()) fullMessage = null;
      return fullMessage ?? (refused === 0 ? null : refusalText(refused));
    },

    /** Merges the server's changes into the store and removes confirmed entries from the outbox. */
    apply(sent: readonly PendingEntry[], answer: SyncAnswer): void {
      const { serverTime, changes, revision, refusals, refusedKeys } = answer;
      for (const refusal of refusals) refuse(sent, refusal);
      if (sent.some(({ entry }) => entry.removedAt !== undefined)) outbox.release();
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
