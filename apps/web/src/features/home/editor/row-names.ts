import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { networkBySlug, rowContent, type BuiltInRow } from '@marquee/core';
import { i18n } from '../../../shared/i18n';
import { genreName } from '../../../shared/lib/format/genre-name';
import type { SavedFilter } from '../../../shared/store/saved-filters';

const builtInNames: Record<BuiltInRow, MessageDescriptor> = {
  continue: msg`Continue Watching`,
  'new-for-you': msg`New for you`,
  'because-you-watched': msg`Because you watched`,
  recent: msg`Recently Added`,
  popular: msg`Popular Shows and Movies`,
  library: msg`In your library`,
  categories: msg({ message: 'Categories', context: 'genres' }),
  'trending-movie': msg`Trending Movies`,
  'trending-tv': msg`Trending TV Series`,
  networks: msg`Networks`,
  'popular-movie': msg`Popular Movies`,
  upcoming: msg`Upcoming Movies`,
};

export interface RowSources {
  lists: readonly { value: string; label: string }[];
  filters: readonly SavedFilter[];
}

/** What the editor calls a row, and what kind it is of; null for one of a later version. */
export function rowNames(id: string, { lists, filters }: RowSources): { name: string; kind: string } | null {
  const row = rowContent(id);
  switch (row?.kind) {
    case 'built-in':
      return { name: i18n._(builtInNames[row.row]), kind: '' };
    case 'filter':
      return {
        name: filters.find((filter) => filter.id === row.id)?.name ?? t`Removed filter`,
        kind: t`Saved filter`,
      };
    case 'list':
      return { name: lists.find(({ value }) => value === row.category)?.label ?? row.category, kind: t`Your list` };
    case 'genre':
      return { name: genreName(row.slug), kind: t`Genre` };
    case 'network':
      return { name: networkBySlug(row.slug)?.name ?? row.slug, kind: t`Network` };
    case 'person':
      return { name: row.name, kind: t`Person` };
    case 'collection':
      return { name: row.name, kind: t`Collection` };
    default:
      return null;
  }
}
