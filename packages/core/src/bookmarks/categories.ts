import type { Entry } from '../sync/entry';
import { listEntries, type Entries } from '../sync/entries';
import { builtInCategories, DEFAULT_CATEGORY, type Bookmark } from './types';
import { isBookmarkAlive } from './edit';

/** A name in the list that is kept beside the bookmarks, so that a category without titles survives. */
export interface CategoryName {
  name: string;
  /** Epoch milliseconds. */
  addedAt: number;
  /** Tombstone: removed at this time, alive again when added later. */
  removedAt?: number;
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The built-in category of that name, whatever its case: those names are reserved (BOOKMARK-03). */
export const builtInCategory = (name: string): string | undefined =>
  builtInCategories.find((builtIn) => isSame(builtIn, name.trim()));

const isAlive = ({ addedAt, removedAt }: CategoryName): boolean => removedAt === undefined || addedAt > removedAt;

/** The visitor's own categories: those kept by name and those in use, from A to Z. */
export function customCategories(bookmarks: readonly Bookmark[], names: readonly CategoryName[]): string[] {
  const kept = names.filter(isAlive).map(({ name }) => name);
  const used = bookmarks.filter(isBookmarkAlive).map(({ category }) => category);
  return [...new Set([...kept, ...used])]
    .filter((name) => builtInCategory(name) === undefined)
    .sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }) || (a < b ? -1 : 1));
}

/**
 * The category that a typed name means: trimmed; a built-in one or one there already when they differ by case alone.
 * Null for an empty name.
 */
export function resolveCategory(typed: string, own: readonly string[]): string | null {
  const name = typed.trim();
  if (name === '') return null;
  return builtInCategory(name) ?? own.find((known) => isSame(known, name)) ?? name;
}

/** Keeps a name. Built-in ones need no keeping. */
export function addCategoryName(names: readonly CategoryName[], name: string, nowMs: number): CategoryName[] {
  if (builtInCategory(name) !== undefined) return [...names];
  const mine = names.find((entry) => entry.name === name);
  if (!mine) return [...names, { name, addedAt: nowMs }];
  if (isAlive(mine)) return [...names];
  const addedAt = Math.max(nowMs, (mine.removedAt ?? -1) + 1);
  return names.map((entry) => (entry === mine ? { ...entry, addedAt } : entry));
}

/** Lets a name go, leaving a tombstone. */
export function removeCategoryName(names: readonly CategoryName[], name: string, nowMs: number): CategoryName[] {
  const mine = names.find((entry) => entry.name === name);
  // One that was only ever known by its bookmarks leaves a tombstone too: another device may keep its name.
  if (!mine) return [...names, { name, addedAt: nowMs, removedAt: nowMs }];
  return names.map((entry) =>
    entry === mine && isAlive(entry) ? { ...entry, removedAt: Math.max(nowMs, entry.addedAt) } : entry,
  );
}

/** Union of two lists of names: per name the latest addition and removal. Commutative, associative, idempotent. */
export function mergeCategories(a: readonly CategoryName[], b: readonly CategoryName[]): CategoryName[] {
  const merged = new Map<string, CategoryName>();
  for (const { name, addedAt, removedAt } of [...a, ...b]) {
    const mine = merged.get(name);
    const removed = Math.max(removedAt ?? -1, mine?.removedAt ?? -1);
    const latest = { name, addedAt: Math.max(addedAt, mine?.addedAt ?? 0) };
    merged.set(name, removed < 0 ? latest : { ...latest, removedAt: removed });
  }
  return [...merged.values()];
}

const time = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

function parseName(value: unknown): CategoryName[] {
  const entry = typeof value === 'string' ? { name: value } : value;
  if (typeof entry !== 'object' || entry === null || !('name' in entry) || typeof entry.name !== 'string') return [];
  const name = entry.name.trim();
  if (name === '' || builtInCategory(name) !== undefined) return [];
  const removedAt = 'removedAt' in entry ? time(entry.removedAt) : undefined;
  const addedAt = ('addedAt' in entry ? time(entry.addedAt) : undefined) ?? 0;
  return [{ name, addedAt, ...(removedAt !== undefined && { removedAt }) }];
}

/** Reads the stored list of names, or a plain list of texts; null when it is no list. */
export const parseCategories = (value: unknown): CategoryName[] | null =>
  Array.isArray(value) ? mergeCategories(value.flatMap(parseName), []) : null;

/** Every category there is to choose from: the built-in ones, the default first, then the visitor's own. */
export const allCategories = (own: readonly string[]): string[] => [
  DEFAULT_CATEGORY,
  ...builtInCategories.filter((name) => name !== DEFAULT_CATEGORY),
  ...own,
];

/** A category's name is its key; it has nothing else to tell. */
export type CategoryValue = Record<string, never>;

const PREFIX = 'custom/';
const NO_VALUE: CategoryValue = {};

export const categoryKey = (name: string): string => `${PREFIX}${name}`;

/** Names of the visitor's own categories, in the order in which they were made. */
export const categoriesFromEntries = (entries: Entries<CategoryValue>): CategoryName[] =>
  listEntries(entries)
    .map(({ key, changedAt: addedAt, removedAt }) => {
      const name = key.slice(PREFIX.length);
      return removedAt === undefined ? { name, addedAt } : { name, addedAt, removedAt };
    })
    .sort((a, b) => a.addedAt - b.addedAt);

export const categoryToEntry = ({ name, addedAt: changedAt, removedAt }: CategoryName): Entry<CategoryValue> => {
  const entry = { key: categoryKey(name), value: NO_VALUE, changedAt };
  return removedAt === undefined ? entry : { ...entry, removedAt };
};
