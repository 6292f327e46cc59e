import { problem, type EpisodeRef, type TitleRef } from '../records';
import { episodeRef, watching } from '../values/build';
import { episodeNumber, yearOf } from '../values/fields';
import type { TableReader } from './reader';

/** `Series - s01e02 - Episode name`. */
const EPISODE = /^(.{1,400}?) - s(\d{1,5})e(\d{1,5})(?:-e?\d{1,5})?(?: - (.{0,400}))?$/i;
const WITH_YEAR = /^(.{1,300}) \((\d{4})\)$/;

function subjectOf(type: string, name: string): { title: TitleRef; episode?: EpisodeRef } | null {
  if (type === 'movie') {
    const [, title = name, year] = WITH_YEAR.exec(name) ?? [];
    return { title: { mediaType: 'movie', title, year: yearOf(year), ids: {} } };
  }
  const [, series, season, number, title = ''] = EPISODE.exec(name) ?? [];
  if (series === undefined) return null;
  const [, plain = series, year] = WITH_YEAR.exec(series) ?? [];
  return {
    title: { mediaType: 'tv', title: plain, year: yearOf(year), ids: {} },
    episode: episodeRef({ season: episodeNumber(season), number: episodeNumber(number), title }),
  };
}

/** Shorter plays do not count as finished; the plugin does not report durations. */
const SHORTEST_SEC = { movie: 2_400, episode: 600 };

const ID = /^[\da-f-]{3,36}$/i;
const ANY = /^/;
/** The backup has no header, so that only its cells tell what it is. */
const COLUMNS = [
  { name: 'DateCreated', looks: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/ },
  { name: 'UserId', looks: ID },
  { name: 'ItemId', looks: ID },
  { name: 'ItemType', looks: /^[a-z]{3,20}$/i },
  { name: 'ItemName', looks: ANY },
  { name: 'Method', looks: ANY },
  { name: 'Client', looks: ANY },
  { name: 'Device', looks: ANY },
  { name: 'PlayDuration', looks: /^\d+$/ },
];

/** The backup of the Playback Reporting plugin for Jellyfin and Emby: tab-separated values without a header. */
export const jellyfinReader: TableReader = {
  kind: 'jellyfin',
  columns: COLUMNS.map(({ name }) => name),
  fits: (_, { firstRow }) => COLUMNS.every(({ looks }, at) => looks.test(firstRow?.[at] ?? '')),
  *read(row, source) {
    const type = row.get('ItemType').toLowerCase();
    if (type !== 'movie' && type !== 'episode') {
      yield problem('not_a_video', source, row.text);
      return;
    }
    const subject = subjectOf(type, row.get('ItemName'));
    if (!subject || subject.title.title === '') yield problem('no_title', source, row.text);
    else if (Number(row.get('PlayDuration')) < SHORTEST_SEC[type]) yield problem('not_finished', source, row.text);
    else yield* watching({ ...subject, source }, row.get('DateCreated'), { isLocalTime: true });
  },
};
