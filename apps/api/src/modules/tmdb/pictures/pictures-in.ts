import { parseArtworkPath } from '@marquee/artwork/paths';
import { deriveMediaType, titleKey, type TitleKey } from '@marquee/core';

/**
 * The owner of a picture: a title; `anyone`, e.g. for a person's photo or a company's logo; `nobody`, for people who
 * are hidden from every visitor with a rule.
 */
export type PictureOwner = TitleKey | 'anyone' | 'nobody';

/** Owners by picture name (see `pictureName`). */
export type PictureOwners = ReadonlyMap<string, ReadonlySet<PictureOwner>>;

const FILE = /^\/?([A-Za-z0-9_-]{1,120})\.(?:jpg|jpeg|png|svg|webp)$/;

/**
 * A file's name without its extension, because TMDB serves a picture under several. Null if it is not one of TMDB's
 * pictures.
 */
export const pictureName = (path: string): string | null => FILE.exec(path)?.[1] ?? null;

const ofTitles = new Set(['poster_path', 'backdrop_path', 'still_path', 'file_path']);
const ofOthers = new Set(['profile_path', 'logo_path']);
/** Lists whose entries own their pictures; all other pictures belong to the subject of the response. */
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

/** @returns an empty list if the owner is unknown, which differs from `anyone` */
function ownersOf(entry: Entry, around: Owners): Owners {
  const { id, show_id: series } = entry;
  if (typeof series === 'number') return [titleKey('tv', series)];
  if ('profile_path' in entry || entry.media_type === 'person') return [entry.adult === true ? 'nobody' : 'anyone'];
  // A video or a review.
  if (!('poster_path' in entry || 'backdrop_path' in entry)) return around;
  const type = deriveMediaType(entry);
  return typeof id !== 'number' || type === 'unknown' ? [] : [titleKey(type, id)];
}

/** The titles that the entries of a list specify, for responses about collections of titles. */
export const titlesOf = (list: unknown): Owners =>
  Array.isArray(list) ? list.flatMap((entry: unknown) => (isEntry(entry) ? ownersOf(entry, []) : [])) : [];

/**
 * Every picture in a TMDB response, with its owners.
 *
 * @param about subject of the response, for pictures outside of lists
 */
export function picturesIn(body: unknown, about: Owners): PictureOwners {
  const found = new Map<string, Set<PictureOwner>>();
  const add = (path: string, owners: Owners): void => {
    const name = pictureName(path);
    // The catalogue's file names contain their owner.
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
