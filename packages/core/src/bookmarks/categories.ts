import {
  changeEntry,
  findEntry,
  findLive,
  isLive,
  listEntries,
  removeEntry,
  toEntries,
  type Entries,
  type Entry,
} from '../sync/merge-entries';
import { builtInCategories, DEFAULT_CATEGORY } from './types';

/** A custom category. The list of names is stored separately from bookmarks, so that empty categories survive. */
export interface CategoryName {
  name: string;
  /** Epoch milliseconds. */
  addedAt: number;
  /** Tombstone: removed at this time; added again if `addedAt` is later. */
  removedAt?: number;
}

/** Case and the length of inner spaces are no difference: a page shows such spaces as one. */
const isSame = (a: string, b: string): boolean => tidied(a).toLowerCase() === tidied(b).toLowerCase();
const tidied = (name: string): string => name.trim().replace(/\s+/g, ' ').normalize();

/** The built-in category of that name, ignoring case; these names are reserved (BOOKMARK-03). */
export const builtInCategory = (name: string): string | undefined =>
  builtInCategories.find((builtIn) => isSame(builtIn, name));

/** Custom categories, stored or in use, from A to Z. */
export function customCategories(used: Iterable<string>, names: Entries<CategoryValue>): string[] {
  const kept = listEntries(names).filter(isLive).map(nameOf);
  return [...new Set([...kept, ...used])]
    .filter((name) => builtInCategory(name) === undefined)
    .sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }) || (a < b ? -1 : 1));
}

/**
 * The category for a typed name: without needless spaces, and matched with built-in and existing categories ignoring
 * case. Null for an empty name.
 */
export function resolveCategory(typed: string, own: readonly string[]): string | null {
  const name = tidied(typed);
  if (name === '') return null;
  return builtInCategory(name) ?? own.find((known) => isSame(known, name)) ?? name;
}

/** The entry that stores a name, unless it is stored or built in. */
export const addCategoryName = (names: Entries<CategoryValue>, name: string, nowMs: number): Entry<CategoryValue>[] => {
  const key = categoryKey(name);
  if (builtInCategory(name) !== undefined || findLive(names, key)) return [];
  return [changeEntry(findEntry(names, key), key, NO_VALUE, nowMs)];
};

/**
 * Removes a name. One that is known only from its bookmarks leaves a tombstone as well: another device may have stored
 * it.
 */
export const removeCategoryName = (names: Entries<CategoryValue>, name: string, nowMs: number): Entry<CategoryValue> =>
  removeEntry(findEntry(names, categoryKey(name)) ?? categoryToEntry({ name, addedAt: nowMs }), nowMs);

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

/** Parses the stored list of names, or a plain list of strings; null if it is not a list. */
export const parseCategories = (value: unknown): CategoryName[] | null =>
  Array.isArray(value) ? categoriesFromEntries(toEntries({}, value.flatMap(parseName).map(categoryToEntry))) : null;

/** All categories to choose from: the built-in ones, the default first, then the custom ones. */
export const allCategories = (own: readonly string[]): string[] => [
  DEFAULT_CATEGORY,
  ...builtInCategories.filter((name) => name !== DEFAULT_CATEGORY),
  ...own,
];

/** Empty: the key already contains the category's name. */
export type CategoryValue = Record<string, never>;

const PREFIX = 'custom/';
const NO_VALUE: CategoryValue = {};

export const categoryKey = (name: string): string => `${PREFIX}${name}`;
const nameOf = ({ key }: Entry): string => key.slice(PREFIX.length);

/** Names of custom categories, in the order in which they were created. */
export const categoriesFromEntries = (entries: Entries<CategoryValue>): CategoryName[] =>
  listEntries(entries)
    .map((entry) => {
      const { changedAt: addedAt, removedAt } = entry;
      const name = nameOf(entry);
      return removedAt === undefined ? { name, addedAt } : { name, addedAt, removedAt };
    })
    .sort((a, b) => a.addedAt - b.addedAt);

export const categoryToEntry = ({ name, addedAt: changedAt, removedAt }: CategoryName): Entry<CategoryValue> => {
  const entry = { key: categoryKey(name), value: NO_VALUE, changedAt };
  return removedAt === undefined ? entry : { ...entry, removedAt };
};
