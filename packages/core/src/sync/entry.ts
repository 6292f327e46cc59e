import { compareText } from '../text/compare-text';

/** One stored item of one collection, e.g. a bookmark. */
export interface Entry<Value = unknown> {
  /** Identifies the entry within its collection. The part before the first slash is its group, usually the title. */
  key: string;
  value: Value;
  /** Epoch milliseconds of the last change. */
  changedAt: number;
  /** Tombstone: removed at this time, back again when changed later. */
  removedAt?: number;
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
  settle?: (group: Group<Value>) => Group<Value>;
  /** Keys of the other entries that `settle` compares with the entry of this key. */
  related?: (key: string) => string[];
}

/** Entries of one group, by key. */
export type Group<Value> = Readonly<Record<string, Entry<Value>>>;

export const groupOf = (key: string): string => {
  const slash = key.indexOf('/');
  return slash < 0 ? key : key.slice(0, slash);
};

/** Whether an entry exists: the later of change and removal wins; on a tie, the removal. */
export const isLive = ({ changedAt, removedAt }: Pick<Entry, 'changedAt' | 'removedAt'>): boolean =>
  removedAt === undefined || changedAt > removedAt;

/** JSON with sorted member names: equal values give equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => compareText(a, b)))
      : part,
  );
}
const compareJson = (a: unknown, b: unknown): number => compareText(canonicalJson(a), canonicalJson(b));

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

/** `entry` with the later of its own removal and this one. */
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
