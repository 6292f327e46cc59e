import { parseArtworkPath } from '@marquee/artwork/paths';
import { deriveMediaType, titleKey, type TitleKey } from '@marquee/core';

/**
 * Whose a picture is: a title's; `anyone`'s, such as the face of a person or the sign of a company; `nobody`'s, of those who are
 * shown to nobody with a rule.
 */
export type PictureOwner = TitleKey | 'anyone' | 'nobody';

/** Names of pictures, as `pictureName` makes them, and whose they are. */
export type PictureOwners = ReadonlyMap<string, ReadonlySet<PictureOwner>>;

const FILE = /^\/?([A-Za-z0-9_-]{1,120})\.(?:jpg|jpeg|png|svg|webp)$/;

/** A file's name without its ending: TMDB answers one picture under several. Null for what names no picture of TMDB's. */
export const pictureName = (path: string): string | null => FILE.exec(path)?.[1] ?? null;

const ofTitles = new Set(['poster_path', 'backdrop_path', 'still_path', 'file_path']);
const ofOthers = new Set(['profile_path', 'logo_path']);
/** Lists whose entries stand for themselves; whatever else is in an answer belongs to what the answer is about. */
const lists = new Set([
  'results',
  'cast',
  'crew',
  'parts',
  'known_for',
  'movie_results',
  'tv_results',
  'person_results',
  'tv_season_results',
  'tv_episode_results',
]);

type Entry = Readonly<Record<string, unknown>>;
type Owners = readonly PictureOwner[];
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** @returns no owner at all where nobody can tell, which is not anyone's */
function ownersOf(entry: Entry, around: Owners): Owners {
  const { id, show_id: series } = entry;
  if (typeof series === 'number') return [titleKey('tv', series)];
  if ('profile_path' in entry || entry.media_type === 'person') return [entry.adult === true ? 'nobody' : 'anyone'];
  // A video, a review.
  if (!('poster_path' in entry || 'backdrop_path' in entry)) return around;
  const type = deriveMediaType(entry);
  return typeof id !== 'number' || type === 'unknown' ? [] : [titleKey(type, id)];
}

/** What an entry of a list is about, as far as the entry itself says it: for answers about something that consists of titles. */
export const titlesOf = (list: unknown): Owners =>
  Array.isArray(list) ? list.flatMap((entry: unknown) => (isEntry(entry) ? ownersOf(entry, []) : [])) : [];

/**
 * Every picture that an answer of TMDB names, and whose it is.
 *
 * @param about what the answer is about, for all that is not in a list of its own
 */
export function picturesIn(body: unknown, about: Owners): PictureOwners {
  const found = new Map<string, Set<PictureOwner>>();
  const add = (path: string, owners: Owners): void => {
    const name = pictureName(path);
    // The catalogue's names say whose they are.
    if (name === null || parseArtworkPath(path) || owners.length === 0) return;
    const all = found.get(name) ?? new Set();
    for (const owner of owners) all.add(owner);
    found.set(name, all);
  };
  const walk = (value: unknown, owners: Owners): void => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item, owners);
      return;
    }
    if (!isEntry(value)) return;
    for (const [field, inner] of Object.entries(value)) {
      if (typeof inner === 'string') {
        if (ofTitles.has(field)) add(inner, owners);
        else if (ofOthers.has(field)) add(inner, owners.includes('nobody') ? ['nobody'] : ['anyone']);
      } else if (lists.has(field) && Array.isArray(inner))
        for (const entry of inner) walk(entry, isEntry(entry) ? ownersOf(entry, owners) : owners);
      else walk(inner, owners);
    }
  };
  walk(body, about);
  return found;
}
