import type { Entries, Group } from '@marquee/core';
import type { ExistingData } from '@marquee/core/import';
import type { Remote } from 'comlink';
import type { connectPlanner } from './connect-planner';
import type { ImportPlanner } from './import-planner';

/** Number of entries sent to the planner at once; copying them takes a few milliseconds. */
const SENT_TOGETHER = 1_000;

const existingNames: readonly (keyof ExistingData)[] = [
  ...(['plays', 'bookmarks', 'history', 'categories', 'ratings', 'notes', 'favorites'] as const),
];

/** The groups of a collection in parts of about `SENT_TOGETHER` entries; at least one part. */
function* partsOf(entries: Entries): Generator<Entries> {
  let part: Record<string, Group<unknown>> = {};
  let size = 0;
  for (const [key, group] of Object.entries(entries)) {
    part[key] = group;
    size += Object.keys(group).length;
    if (size < SENT_TOGETHER) continue;
    yield part;
    part = {};
    size = 0;
  }
  yield part;
}

/** One import's planner, and what it knows of the person's data. */
export interface Planning {
  planner: Remote<ImportPlanner>;
  signal: AbortSignal;
  /** Rejects when the import is cancelled or the planner fails. */
  ended: Promise<never>;
  sent: Map<keyof ExistingData, Entries>;
  /** Episode lists of chosen series that are being fetched. */
  fetching: Set<Promise<void>>;
  /** Settles when the plan that was asked for last is made. */
  lastPlan: Promise<unknown>;
}

export function startPlanning(connect: typeof connectPlanner, signal: AbortSignal): Planning {
  let fail: (error: Error) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => (fail = reject));
  ended.catch(() => undefined);
  signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
  const planner = connect(signal, (error) => fail(error));
  return { planner, signal, ended, sent: new Map(), fetching: new Set(), lastPlan: Promise.resolve() };
}

/** Makes a plan when those that were asked for before are made. */
export function inTurn<Plan>(planning: Planning, make: () => Promise<Plan>): Promise<Plan> {
  const planned = planning.lastPlan.then(make, make);
  planning.lastPlan = planned;
  return planned;
}

/** Sends the collections that changed since they were sent last. */
export async function sendExisting({ planner, sent, signal }: Planning, collections: ExistingData): Promise<void> {
  for (const name of existingNames) {
    const entries: Entries = collections[name];
    if (sent.get(name) === entries) continue;
    let isNew = true;
    for (const part of partsOf(entries)) {
      await planner.setExisting(name, part, isNew);
      signal.throwIfAborted();
      isNew = false;
    }
    sent.set(name, entries);
  }
}
