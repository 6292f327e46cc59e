import { readFiles } from '../recognise/open-file';
import type { ImportProblem, ImportRecord } from '../records';
import { TextDecoder, utf8 } from './platform';

export interface ReadText {
  records: ImportRecord[];
  problems: ImportProblem[];
}

/** Records and problems of files given as texts. */
export function readTexts(files: Readonly<Record<string, string>>): ReadText {
  const sources = Object.entries(files).map(([name, text]) => ({ name, bytes: utf8(text) }));
  const read: ReadText = { records: [], problems: [] };
  for (const item of readFiles(sources, TextDecoder)) {
    if (item.kind === 'problem') read.problems.push(item);
    else read.records.push(item);
  }
  return read;
}

/** A date for people: `2024-03-05` where only the day is known, `2024-03-05 20:41`, or `?`. */
const dateText = (ms: number | null, isDayOnly?: true): string => {
  if (ms === null) return '?';
  const iso = new Date(ms).toISOString();
  return isDayOnly ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
};

/** A record on one line, so that a test shows what matters: `watching tv Dark 2017 s1e2 2024-03-05 tvdb=5`. */
function describeRecord(record: ImportRecord): string {
  const { kind, title, source } = record;
  const episode = 'episode' in record ? record.episode : undefined;
  const place = [
    episode?.season === undefined || episode.season === null ? '' : `s${episode.season}`,
    episode?.number === undefined || episode.number === null ? '' : `e${episode.number}`,
    episode?.absolute === undefined || episode.absolute === null ? '' : `#${episode.absolute}`,
  ].join('');
  const ids = Object.entries({ ...title.ids }).map(([name, id]) => `${name}=${id}`);
  const episodeIds = Object.entries({ ...episode?.ids }).map(([name, id]) => `episode.${name}=${id}`);
  const own: (string | number)[] = [];
  if (record.kind === 'watching') {
    own.push(dateText(record.watchedAt, record.isDayOnly));
    if (record.rating) own.push(`${record.rating}/10`);
    if (record.times) own.push(`×${record.times}`);
    if (record.isThrough) own.push('and before');
  } else if (record.kind === 'rating') own.push(`${record.rating}/10`);
  else if (record.kind === 'list-entry') own.push(`in "${record.list}"`);
  else if (record.kind === 'note') own.push(`"${record.text}"${record.hasSpoilers ? ' (spoilers)' : ''}`);
  else if (record.kind === 'progress') own.push(`${record.watchedSec}/${record.durationSec}`);
  const parts = [
    kind,
    title.mediaType ?? 'any',
    title.title,
    title.year,
    place,
    episode?.title,
    ...own,
    ...ids,
    ...episodeIds,
  ];
  return `${source.line}: ${parts.filter((part) => part !== '' && part !== null && part !== undefined).join(' ')}`;
}

export const describeRead = ({ records, problems }: ReadText): string[] => [
  ...records.map(describeRecord),
  ...problems.map(({ code, source }) => `${source.line}: problem ${code}`),
];

/** Reads one file: a line for each record, then for each problem. */
export const readOne = (name: string, text: string): string[] => describeRead(readTexts({ [name]: text }));
