import type { Entry } from '../sync/entry';
import { listEntries, type Entries } from '../sync/entries';
import type { CategoryName } from './categories';

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
