import { imageUrl } from '../images';
import type { MediaType } from '../media';
import { stremioId, stremioType, type StremioType } from './ids';

/** A title as TMDB’s client gives it. */
interface MetaSource {
  id: number;
  mediaType: MediaType;
  title: string;
  overview: string;
  posterPath: string | null;
  backdropPath: string | null;
  year: number | null;
}

interface EpisodeSource {
  seasonNumber: number;
  episodeNumber: number;
  name: string;
  overview: string;
  airDate: string | null;
  stillPath: string | null;
}

/** https://github.com/Stremio/stremio-addon-sdk, docs/api/responses/meta.md */
export interface StremioMeta {
  id: string;
  type: StremioType;
  name: string;
  description: string;
  poster?: string;
  background?: string;
  releaseInfo?: string;
  videos?: StremioVideo[];
}

export interface StremioVideo {
  id: string;
  title: string;
  season: number;
  episode: number;
  released?: string;
  overview: string;
  thumbnail?: string;
}

/**
 * TMDB’s own addresses, as other add-ons have them: this site’s are not for pages of other origins, and strangers to a
 * private site. Drawn artwork has none.
 */
const TMDB_IMAGES = 'https://image.tmdb.org/t/p';

function pictureOf(path: string | null, size: 'w500' | 'w1280' | 'w300'): string | undefined {
  if (path?.startsWith('/marquee-')) return undefined;
  return imageUrl({ baseUrl: TMDB_IMAGES, path, size }) ?? undefined;
}

export function stremioMeta(source: MetaSource): StremioMeta {
  const poster = pictureOf(source.posterPath, 'w500');
  const background = pictureOf(source.backdropPath, 'w1280');
  return {
    id: stremioId(source.id),
    type: stremioType(source.mediaType),
    name: source.title,
    description: source.overview,
    ...(poster !== undefined && { poster }),
    ...(background !== undefined && { background }),
    ...(source.year !== null && { releaseInfo: String(source.year) }),
  };
}

export function stremioVideo(seriesId: number, source: EpisodeSource): StremioVideo {
  const { seasonNumber: season, episodeNumber: episode } = source;
  const thumbnail = pictureOf(source.stillPath, 'w300');
  return {
    id: `${stremioId(seriesId)}:${season}:${episode}`,
    title: source.name,
    season,
    episode,
    overview: source.overview,
    ...(source.airDate !== null && { released: `${source.airDate}T00:00:00.000Z` }),
    ...(thumbnail !== undefined && { thumbnail }),
  };
}
