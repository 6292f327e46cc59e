import { covers, groupOf, isLive, mergeEntry, type Entry, type Group, type MergeRules } from './entry';

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
  { settle }: MergeRules<Value>,
  group: Group<Value> | undefined,
  entries: readonly Entry<Value>[],
  join: (known: Entry<Value>, entry: Entry<Value>) => Entry<Value>,
): Group<Value> {
  const changed: Record<string, Entry<Value>> = { ...group };
  for (const entry of entries) {
    const known = changed[entry.key];
    changed[entry.key] = known ? join(known, entry) : entry;
  }
  const settled = settle ? settle(changed) : changed;
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
export function settleEntries<Value>(rules: MergeRules<Value>, entries: Entries<Value>): Entries<Value> {
  if (!rules.settle) return entries;
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
