import type { ExternalIds } from '../records';
import { field, textOf, wholeNumber } from './fields';

/** Removes missing ids, so that equal sets of ids compare equal. */
export function idsOf(ids: { [Name in keyof ExternalIds]: ExternalIds[Name] | null | undefined }): ExternalIds {
  const known: ExternalIds = {};
  if (ids.imdb) known.imdb = ids.imdb;
  for (const name of ['tmdb', 'tvdb', 'trakt', 'mal', 'simkl'] as const) {
    const id = ids[name];
    if (id) known[name] = id;
  }
  return known;
}

/** The largest PostgreSQL integer; larger ids cannot be stored. */
const MAX_ID = 2_147_483_647;

export function positiveId(value: unknown): number | null {
  const id = wholeNumber(value, 1);
  return id === null || id > MAX_ID ? null : id;
}

/** `tt0133093`, also inside a URL; older exports omit the letters or leading zeros. */
export function imdbId(value: unknown): string | null {
  const text = textOf(value);
  const [, digits] = /(?:^|\/)tt(\d{1,10})(?:$|[/?#])/i.exec(text) ?? /^(\d{5,10})$/.exec(text) ?? [];
  return digits === undefined || Number(digits) === 0 ? null : `tt${digits.padStart(7, '0')}`;
}

/** The ids of an object as most trackers write it: `{ imdb: "tt…", tmdb: 603, tvdb: "…" }`. */
export const idsFrom = (value: unknown): ExternalIds =>
  idsOf({
    imdb: imdbId(field(value, 'imdb')),
    tmdb: positiveId(field(value, 'tmdb')),
    tvdb: positiveId(field(value, 'tvdb')),
    trakt: positiveId(field(value, 'trakt')),
    mal: positiveId(field(value, 'mal')),
    simkl: positiveId(field(value, 'simkl') ?? field(value, 'simkl_id')),
  });

/** The ids of an item as Jellyfin and Emby write them: `{ ProviderIds: { Tmdb: "603", Imdb: "tt…" } }`. */
export function providerIds(item: unknown): ExternalIds {
  const ids = field(item, 'ProviderIds');
  return idsOf({
    tmdb: positiveId(field(ids, 'Tmdb')),
    imdb: imdbId(field(ids, 'Imdb')),
    tvdb: positiveId(field(ids, 'Tvdb')),
  });
}

/** A title without a name or an id cannot be looked up. */
export const isNamed = ({ title, ids }: { title: string; ids: ExternalIds }): boolean =>
  title !== '' || Object.keys(ids).length > 0;
