import { isKeyOf } from '../json';
import { LANGUAGE_PARAM } from '../languages';
import { parseIdParam, parseNumberParam } from '../slug';

/** What a link to this site is about; `site` for every page that is about none of the others. */
export type ShareSubject =
  | { kind: 'movie' | 'tv' | 'person' | 'collection'; id: number }
  | { kind: 'episode'; id: number; season: number; episode: number }
  | { kind: 'site' };

/** The size that Open Graph and Twitter cards ask for. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

const folders = { movies: 'movie', series: 'tv', people: 'person', collections: 'collection' } as const;

/** The subject of the page at a path; routes match in any case (ROUTE-03). */
export function shareSubjectAt(pathname: string): ShareSubject {
  const [folder = '', param, ...rest] = pathname
    .replace(/^\/|\/$/g, '')
    .toLowerCase()
    .split('/');
  const id = parseIdParam(param);
  if (!isKeyOf(folders, folder) || id === null) return { kind: 'site' };
  if (rest.length === 0) return { kind: folders[folder], id };
  const [season, episode] = rest.map(parseNumberParam);
  if (folder !== 'series' || rest.length !== 2 || season == null || episode == null) return { kind: 'site' };
  return { kind: 'episode', id, season, episode };
}

function fileName(subject: ShareSubject): string {
  switch (subject.kind) {
    case 'site':
      return 'site';
    case 'episode':
      return `tv-${subject.id}-${subject.season}-${subject.episode}`;
    case 'movie':
    case 'tv':
    case 'person':
    case 'collection':
      return `${subject.kind}-${subject.id}`;
  }
}

/** The path of the picture that link previews show (SHARE-01). */
export const sharePicturePath = (subject: ShareSubject, language?: string): string =>
  `/api/img/share/${fileName(subject)}.jpg${language === undefined ? '' : `?${LANGUAGE_PARAM}=${language}`}`;

const FILE = /^(movie|tv|person|collection)-(\d+)\.jpg$/;
const EPISODE_FILE = /^tv-(\d+)-(\d+)-(\d+)\.jpg$/;

/** The subject of a picture's file name; null for any other name. */
export function parseSharePicture(file: string): ShareSubject | null {
  if (file === 'site.jpg') return { kind: 'site' };
  const [, kind, param] = FILE.exec(file) ?? [];
  const id = parseIdParam(param);
  if (id !== null) return { kind: kind as 'movie' | 'tv' | 'person' | 'collection', id };
  const [, series, ...place] = EPISODE_FILE.exec(file) ?? [];
  const seriesId = parseIdParam(series);
  const [season, episode] = place.map(parseNumberParam);
  return seriesId === null || season == null || episode == null
    ? null
    : { kind: 'episode', id: seriesId, season, episode };
}
