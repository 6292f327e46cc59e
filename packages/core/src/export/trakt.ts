import type { EpisodeRef, ImportRecord, TitleRef } from '../import/records';
import { lossOf, type ExportFile } from './formats';

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const titleOf = ({ title, year, ids }: TitleRef) => ({ title, year, ids });

function partOf(episode: EpisodeRef | undefined) {
  if (!episode) return { type: 'show' };
  const { season, number, absolute, title, ids } = episode;
  if (number === null && absolute === null && title === '') return { type: 'season', season: { number: season, ids } };
  return {
    type: 'episode',
    episode: { season, number, title, ids, ...(absolute !== null && { number_abs: absolute }) },
  };
}

const subjectOf = (record: ImportRecord) => {
  if (record.title.mediaType === 'movie') return { type: 'movie', movie: titleOf(record.title) };
  return { ...partOf('episode' in record ? record.episode : undefined), show: titleOf(record.title) };
};

const file = (name: string, entries: readonly unknown[]): ExportFile => ({
  name: `${name}.json`,
  mimeType: 'application/json',
  text: JSON.stringify(entries, null, 1),
});

const listed = (record: ImportRecord, at: number) => ({
  rank: at + 1,
  listed_at: iso('addedAt' in record ? record.addedAt : null),
  ...subjectOf(record),
});

/** The name in an address: `Rainy days` is `rainy-days`. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'list';

interface TraktEntry {
  type: string;
  [field: string]: unknown;
}

const subjectTypes = ['movie', 'show', 'season', 'episode'] as const;

/** Trakt has a file for each type of subject: `ratings-movies`. */
const filesByType = (name: string, entries: readonly TraktEntry[]): ExportFile[] =>
  subjectTypes.map((type) =>
    file(
      `${name}-${type}s`,
      entries.filter((entry) => entry.type === type),
    ),
  );

function listFiles(records: readonly ImportRecord[]): ExportFile[] {
  const lists = new Map<string, ImportRecord[]>();
  for (const record of records) {
    if (record.kind !== 'list-entry') continue;
    const entries = lists.get(record.list) ?? [];
    entries.push(record);
    lists.set(record.list, entries);
  }
  const heads = [...lists].map(([name, entries], at) => ({
    name,
    item_count: entries.length,
    ids: { trakt: at + 1, slug: slugOf(name) },
  }));
  const files = [...lists].map(([name, entries], at) =>
    file(`lists-list-${at + 1}-${slugOf(name)}`, entries.map(listed)),
  );
  return heads.length === 0 ? [] : [file('lists-lists', heads), ...files];
}

/** The files of a Trakt export; kinds of records that Trakt does not have are left out. */
export function writeTrakt(all: readonly ImportRecord[]): ExportFile[] {
  const records = all.filter((record) => lossOf('trakt', record) === null);
  const history: unknown[] = [];
  const ratings: TraktEntry[] = [];
  const comments: TraktEntry[] = [];
  for (const record of records) {
    const subject = subjectOf(record);
    if (record.kind === 'watching')
      // Trakt has one entry for each watching, dated or not.
      for (let time = 0; time < (record.watchedAt === null ? (record.times ?? 1) : 1); time += 1)
        history.push({ watched_at: iso(record.watchedAt), action: 'watch', ...subject });
    else if (record.kind === 'rating')
      ratings.push({ rated_at: iso(record.ratedAt), rating: record.rating, ...subject });
    else if (record.kind === 'note') {
      const { text: comment, hasSpoilers: spoiler, writtenAt } = record;
      comments.push({ ...subject, comment: { comment, spoiler, created_at: iso(writtenAt) } });
    }
  }
  const of = (kind: string) =>
    records.filter((record) => record.kind === kind && lossOf('trakt', record) === null).map(listed);
  return [
    file('watched-history-1', history),
    ...filesByType('ratings', ratings),
    file('lists-watchlist', of('watchlist')),
    file('lists-favorites', of('favourite')),
    ...filesByType('comments', comments),
    ...listFiles(records),
  ];
}
