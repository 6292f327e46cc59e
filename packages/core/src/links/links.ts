import type { MediaType } from '../media';
import { idParam } from '../slug';

interface PlayOption {
  /** Adds `play=true`, which starts playback when the page opens. */
  play?: boolean;
}

const withPlay = (path: string, { play }: PlayOption): string => (play ? `${path}?play=true` : path);

export const movieHref = (id: number, title: string, options: PlayOption = {}): string =>
  withPlay(`/movies/${idParam(id, title)}`, options);

export const seriesHref = (id: number, title: string, options: PlayOption = {}): string =>
  withPlay(`/series/${idParam(id, title)}`, options);

export const titleHref = (mediaType: MediaType, id: number, title: string, options: PlayOption = {}): string =>
  mediaType === 'movie' ? movieHref(id, title, options) : seriesHref(id, title, options);

export const episodeHref = (seriesId: number, season: number, episode: number, options: PlayOption = {}): string =>
  withPlay(`/series/${seriesId}/${season}/${episode}`, options);

export const categoryHref = (slug: string): string => `/categories/${slug}`;
export const networkHref = (slug: string): string => `/networks/${slug}`;
export const searchHref = (query: string): string => `/search?query=${encodeURIComponent(query)}`;
export const personHref = (id: number, name: string): string => `/people/${idParam(id, name)}`;
export const keywordHref = (id: number, name: string): string => `/keywords/${idParam(id, name)}`;
export const collectionHref = (id: number, name: string): string => `/collections/${idParam(id, name)}`;
