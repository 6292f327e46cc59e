import { isRecord } from '../json';
import { compareText } from '../text/compare-text';

/** One stored item of one collection, e.g. a bookmark. */
export interface Entry<Value = unknown> {
  /** Identifies the entry within its collection. The part before the first slash is its group, usually the title. */
  key: string;
  value: Value;
  /** Epoch milliseconds of the last change. */
  changedAt: number;
  /** Tombstone: removed at this time; back again if changed later. */
  removedAt?: number | undefined;
}

/** Rules that a collection may add to the common ones. */
export interface MergeRules<Value> {
  /** Orders two values that were written at the same time; the greater one wins. Defaults to the order of their JSON. */
  compare?: (a: Value, b: Value) => number;
  /**
   * Merges two values of one entry, regardless of which was written later. Returns one of them, `a` if they are equal. Must be
   * commutative, associative and idempotent. Without it, the later value wins.
   */
  mergeValues?: (a: Value, b: Value) => Value;
  /**
   * Reconciles the entries of one group with each other. It may only increase times, so that merging stays commutative,
   * associative and idempotent; unchanged entries must remain the same objects.
   */
  reconcile?: (group: Group<Value>) => Group<Value>;
  /** Keys of the other entries that `reconcile` compares with the entry of this key. */
  related?: (key: string) => string[];
}

/** Entries of one group, by key. */
export type Group<Value> = Readonly<Record<string, Entry<Value>>>;

export const groupOf = (key: string): string => {
  const slash = key.indexOf('/');
  return slash < 0 ? key : key.slice(0, slash);
};

/** Whether an entry exists: the later of change and removal wins; removal wins a tie. */
export const isLive = ({ changedAt, removedAt }: Pick<Entry, 'changedAt' | 'removedAt'>): boolean =>
  removedAt === undefined || changedAt > removedAt;

/** JSON with sorted member names: equal values give equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => compareText(a, b))) : part,
  );
}
export const compareJson = (a: unknown, b: unknown): number => compareText(canonicalJson(a), canonicalJson(b));

function isNewer<Value>(rules: MergeRules<Value>, b: Entry<Value>, a: Entry<Value>): boolean {
  const { compare = compareJson, mergeValues } = rules;
  if (a.changedAt !== b.changedAt) return b.changedAt > a.changedAt;
  return !mergeValues && a.value !== b.value && compare(b.value, a.value) > 0;
}

/** Whether merging `b` into `a` would change nothing. */
export const covers = <Value>(rules: MergeRules<Value>, a: Entry<Value>, b: Entry<Value>): boolean =>
  !isNewer(rules, b, a) &&
  (a.removedAt ?? -1) >= (b.removedAt ?? -1) &&
  (!rules.mergeValues || rules.mergeValues(a.value, b.value) === a.value);

/** Adds a removal to an entry; the later one counts. */
export function withRemoval<Value>(entry: Entry<Value>, removedAt: number | undefined): Entry<Value> {
  if (removedAt === undefined || removedAt <= (entry.removedAt ?? -1)) return entry;
  return { ...entry, removedAt };
}

/**
 * Merges two states of one entry: the later change with its value, and the later removal. Commutative, associative and
 * idempotent. Returns `a` itself if nothing changes.
 */
export function mergeEntry<Value>(rules: MergeRules<Value>, a: Entry<Value>, b: Entry<Value>): Entry<Value> {
  if (covers(rules, a, b)) return a;
  const merged = isNewer(rules, b, a) ? withRemoval(b, a.removedAt) : withRemoval(a, b.removedAt);
  const value = rules.mergeValues ? rules.mergeValues(a.value, b.value) : merged.value;
  return value === merged.value ? merged : { ...merged, value };
}

/** The entry after a change at `nowMs`. Its time always increases, even if the clock is behind the known entry. */
export const changeEntry = <Value>(
  known: Entry<Value> | undefined,
  key: string,
  value: Value,
  nowMs: number,
): Entry<Value> => {
  const { changedAt = -1, removedAt } = known ?? {};
  const entry = { key, value, changedAt: Math.max(nowMs, changedAt + 1, (removedAt ?? -1) + 1) };
  return removedAt === undefined ? entry : { ...entry, removedAt };
};

/** The entry after its removal at `nowMs`. */
export const removeEntry = <Value>(known: Entry<Value>, nowMs: number): Entry<Value> =>
  isLive(known) ? { ...known, removedAt: Math.max(nowMs, known.changedAt) } : known;

/** A collection in memory: by group, so that a change copies the entries of one title and not all of them. */
export type Entries<Value = unknown> = Readonly<Record<string, Group<Value>>>;

export const findEntry = <Value>(entries: Entries<Value>, key: string): Entry<Value> | undefined =>
  entries[groupOf(key)]?.[key];

/** The entry of a key, unless it was removed. */
export function findLive<Value>(entries: Entries<Value>, key: string): Entry<Value> | undefined {
  const entry = findEntry(entries, key);
  return entry && isLive(entry) ? entry : undefined;
}

export const listEntries = <Value>(entries: Entries<Value>): Entry<Value>[] =>
  Object.values(entries).flatMap((group) => Object.values(group));

export const countLive = (entries: Entries): number => listEntries(entries).filter(isLive).length;

const byGroup = <Value>(entries: Iterable<Entry<Value>>): Map<string, Entry<Value>[]> => {
  const groups = new Map<string, Entry<Value>[]>();
  for (const entry of entries) {
    const name = groupOf(entry.key);
    const group = groups.get(name);
    if (group) group.push(entry);
    else groups.set(name, [entry]);
  }
  return groups;
};

/** Adds entries to one group; returns the same object if nothing changes. */
function changeGroup<Value>(
  { reconcile }: MergeRules<Value>,
  group: Group<Value> | undefined,
  entries: readonly Entry<Value>[],
  join: (known: Entry<Value>, entry: Entry<Value>) => Entry<Value>,
): Group<Value> {
  const changed: Record<string, Entry<Value>> = { ...group };
  for (const entry of entries) {
    const known = changed[entry.key];
    changed[entry.key] = known ? join(known, entry) : entry;
  }
  const settled = reconcile ? reconcile(changed) : changed;
  const isSame = group && Object.values(settled).every((entry) => group[entry.key] === entry);
  return isSame ? group : settled;
}

function change<Value>(
  rules: MergeRules<Value>,
  entries: Entries<Value>,
  changes: Iterable<Entry<Value>>,
  join: (known: Entry<Value>, entry: Entry<Value>) => Entry<Value>,
): Entries<Value> {
  let result: Record<string, Group<Value>> | undefined;
  for (const [name, members] of byGroup(changes)) {
    const group = changeGroup(rules, entries[name], members, join);
    if (group === entries[name]) continue;
    result ??= { ...entries };
    result[name] = group;
  }
  return result ?? entries;
}

/** Merges entries into a collection: the later change wins. Returns the same object if nothing changes. */
export const mergeEntries = <Value>(
  rules: MergeRules<Value>,
  entries: Entries<Value>,
  changes: Iterable<Entry<Value>>,
): Entries<Value> => change(rules, entries, changes, (known, entry) => mergeEntry(rules, known, entry));

/** Applies the group rules to entries that were collected without them. Returns the same object if nothing changes. */
export function reconcileEntries<Value>(rules: MergeRules<Value>, entries: Entries<Value>): Entries<Value> {
  if (!rules.reconcile) return entries;
  let result: Record<string, Group<Value>> | undefined;
  for (const [name, group] of Object.entries(entries)) {
    const settled = changeGroup(rules, group, [], (known) => known);
    if (settled === group) continue;
    result ??= { ...entries };
    result[name] = settled;
  }
  return result ?? entries;
}

/** Replaces the entries of the same keys, regardless of their times. */
export const replaceEntries = <Value>(
  rules: MergeRules<Value>,
  entries: Entries<Value>,
  changes: Iterable<Entry<Value>>,
): Entries<Value> => change(rules, entries, changes, (_known, entry) => entry);

/** The entries that an edit changed, found by comparing object identity. */
export function changedEntries<Value>(before: Entries<Value>, after: Entries<Value>): Entry<Value>[] {
  if (before === after) return [];
  return Object.entries(after).flatMap(([name, group]) => {
    const known = before[name];
    return known === group ? [] : Object.values(group).filter((entry) => known?.[entry.key] !== entry);
  });
}

/** The entries of `mine` that would change `theirs` if merged into it. */
export const missingEntries = <Value>(
  rules: MergeRules<Value>,
  theirs: Entries<Value>,
  mine: Entries<Value>,
): Entry<Value>[] =>
  listEntries(mine).filter((entry) => {
    const known = findEntry(theirs, entry.key);
    return !known || !covers(rules, known, entry);
  });

export const toEntries = <Value>(rules: MergeRules<Value>, entries: Iterable<Entry<Value>>): Entries<Value> =>
  mergeEntries(rules, {}, entries);
