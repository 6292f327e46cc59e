import { titleKey, type MediaType, type TitleKey } from '../media';

/** Stremio's word for a media type. */
export type StremioType = 'movie' | 'series';

export const stremioTypes = ['movie', 'series'] as const satisfies readonly StremioType[];
export const stremioType = (mediaType: MediaType): StremioType => (mediaType === 'tv' ? 'series' : 'movie');

/** Undefined for the types that this site does not have, such as `channel`. */
export function mediaTypeOf(type: string): MediaType | undefined {
  if (type === 'movie') return 'movie';
  return type === 'series' ? 'tv' : undefined;
}

/** What Stremio asks for: a title by the id of TMDB or of IMDb, and which episode of it. */
export interface StremioId {
  mediaType: MediaType;
  title: { key: TitleKey } | { imdbId: string };
  episode?: { season: number; episode: number };
}

const ID = /^(?:tmdb:([1-9]\d{0,9})|(tt\d{5,12}))(?::(\d{1,5}):(\d{1,5}))?$/;

/** Reads `tmdb:603`, `tt0133093`, `tmdb:1399:1:2` or `tt0944947:1:2`. Undefined for anything else. */
export function parseStremioId(type: string, id: string): StremioId | undefined {
  const mediaType = mediaTypeOf(type);
  const [, tmdbId, imdbId, season, episode] = ID.exec(id) ?? [];
  if (!mediaType || (tmdbId === undefined && imdbId === undefined)) return undefined;
  const isEpisode = season !== undefined && episode !== undefined;
  if (isEpisode && mediaType === 'movie') return undefined;
  return {
    mediaType,
    title: imdbId === undefined ? { key: titleKey(mediaType, Number(tmdbId)) } : { imdbId },
    ...(isEpisode && { episode: { season: Number(season), episode: Number(episode) } }),
  };
}

/** The id of a title: TMDB's number, because this site knows it of every title. */
export const stremioId = (id: number): string => `tmdb:${id}`;
