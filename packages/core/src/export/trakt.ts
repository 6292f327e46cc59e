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

function listFiles(records: readonly ImportRecord[]): ExportFile[] {
  const lists = new Map<string, ImportRecord[]>();
  for (const record of records) {
    if (record.kind !== 'list-entry') continue;
    const entries = lists.get(record.list) ?? [];
    entries.push(record);
    lists.set(record.list, entries);
  }
  const heads = [...lists].map(([name, entries], at) => ({ name, item_count: entries.length, ids: { trakt: at + 1 } }));
  const files = [...lists.values()].map((entries, at) => file(`lists-list-${at + 1}-list`, entries.map(listed)));
  return heads.length === 0 ? [] : [file('lists-lists', heads), ...files];
}

/** The files of a Trakt export; kinds of records that Trakt does not have are left out. */
export function writeTrakt(all: readonly ImportRecord[]): ExportFile[] {
  const records = all.filter((record) => lossOf('trakt', record) === null);
  const history: unknown[] = [];
  const ratings: unknown[] = [];
  const comments: unknown[] = [];
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
    file('watched-history', history),
    file('ratings', ratings),
    file('lists-watchlist', of('watchlist')),
    file('lists-favorites', of('favourite')),
    file('comments', comments),
    ...listFiles(records),
  ];
}
