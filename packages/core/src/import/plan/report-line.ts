import type { EpisodeRef, ImportRecord, ReadItem } from '../records';
import type { ReportLine } from './plan-types';

const dateOf = (record: ImportRecord): number | null => {
  if (record.kind === 'watching') return record.watchedAt;
  if (record.kind === 'rating') return record.ratedAt;
  if (record.kind === 'note') return record.writtenAt;
  return record.kind === 'progress' ? record.updatedAt : record.addedAt;
};

export const episodeOf = (record: ImportRecord): EpisodeRef | undefined =>
  'episode' in record ? record.episode : undefined;

/** The report line of a record before its title is looked up. */
export function lineOf(record: ImportRecord): ReportLine {
  const { kind, source, title } = record;
  const episode = episodeOf(record);
  return {
    source,
    kind,
    status: 'missing',
    title: title.title,
    year: title.year,
    mediaType: title.mediaType,
    season: episode?.season ?? null,
    episode: episode?.number ?? episode?.absolute ?? null,
    episodeTitle: episode?.title ?? '',
    date: dateOf(record),
    added: 0,
    detail: '',
  };
}

export const problemLine = ({ source, code, text }: Extract<ReadItem, { kind: 'problem' }>): ReportLine => ({
  source,
  kind: 'problem',
  status: 'problem',
  title: text,
  year: null,
  mediaType: null,
  season: null,
  episode: null,
  episodeTitle: '',
  date: null,
  added: 0,
  detail: code,
});
