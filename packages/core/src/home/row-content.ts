import { categoryBySlug } from '../genres';
import { networkBySlug } from '../networks';
import { builtInRows, type BuiltInRow } from './built-in-rows';

/** What a row that a person added shows. */
export type AddedRow =
  | { kind: 'filter'; id: string }
  | { kind: 'list'; category: string }
  | { kind: 'genre'; slug: string }
  | { kind: 'network'; slug: string }
  | { kind: 'person' | 'collection'; id: number; name: string };
export type RowContent = { kind: 'built-in'; row: BuiltInRow } | AddedRow;

/** Longer names of people and collections are truncated: they are headings. */
const NAME_LENGTH = 60;

/** The id of a row: what it shows, so that nothing is shown twice. */
export function rowIdOf(row: AddedRow): string {
  switch (row.kind) {
    case 'filter':
      return `filter:${row.id}`;
    case 'list':
      return `list:${row.category}`;
    case 'genre':
    case 'network':
      return `${row.kind}:${row.slug}`;
    case 'person':
    case 'collection':
      return `${row.kind}:${row.id}:${Array.from(row.name).slice(0, NAME_LENGTH).join('')}`;
  }
}

/** What the row of an id shows; null for one of a later version. */
export function rowContent(id: string): RowContent | null {
  const row = builtInRows.find((each) => each === id);
  if (row) return { kind: 'built-in', row };
  const [, kind, value = ''] = /^([a-z]+):(.+)$/su.exec(id) ?? [];
  if (kind === 'filter') return { kind, id: value };
  if (kind === 'list') return { kind, category: value };
  if (kind === 'genre') return categoryBySlug(value) ? { kind, slug: value } : null;
  if (kind === 'network') return networkBySlug(value) ? { kind, slug: value } : null;
  if (kind !== 'person' && kind !== 'collection') return null;
  const [, number, name = ''] = /^([1-9]\d{0,9}):(.+)$/su.exec(value) ?? [];
  return number === undefined ? null : { kind, id: Number(number), name };
}
