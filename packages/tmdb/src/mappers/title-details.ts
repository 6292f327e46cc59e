import type { Company, ExternalIds, MediaItem, Named, Video } from '../domain';
import type { WireCompany, WireExternalIds, WireKeywords, WireMovieDetails, WireTvDetails, WireVideos } from '../wire';
import { toCredits } from './credits';
import { toTitleImages } from './images';
import { uniqueTitles } from './paged';
import { toPositive, toTextOrNull } from './values';
import { toWatchOptions, toWatchOptionsByRegion } from './watch-options';

const toNamed = ({ id, name }: Named): Named => ({ id, name });

export const toCompany = (wire: WireCompany): Company => ({
  id: wire.id,
  name: wire.name,
  logoPath: toTextOrNull(wire.logo_path),
});

export const toExternalIds = (wire: WireExternalIds | undefined): ExternalIds => ({
  imdbId: toTextOrNull(wire?.imdb_id ?? null),
  tvdbId: toPositive(wire?.tvdb_id ?? null),
  wikidataId: toTextOrNull(wire?.wikidata_id ?? null),
});

const toVideos = (wire: WireVideos | undefined): Video[] =>
  (wire?.results ?? []).map(({ key, name, site, type, official, iso_639_1 }) => ({
    key,
    name,
    site,
    type,
    official,
    language: iso_639_1,
  }));

/** Movies and series have their keywords under different names. */
export const toKeywords = (wire: WireKeywords | undefined): Named[] =>
  [...(wire?.keywords ?? []), ...(wire?.results ?? [])].map(toNamed);

interface WireRelatedLists<Wire> {
  recommendations?: { results: readonly Wire[] } | undefined;
  similar?: { results: readonly Wire[] } | undefined;
}

/** The lists of other titles that were appended to a title; empty where they were not. */
export const toRelatedLists = <Wire>(
  { recommendations, similar }: WireRelatedLists<Wire>,
  toItem: (item: Wire) => MediaItem,
) => ({
  recommendations: uniqueTitles((recommendations?.results ?? []).map(toItem)),
  similar: uniqueTitles((similar?.results ?? []).map(toItem)),
});

/** The common mapping of movie and TV details. */
export function toSharedDetails(wire: WireMovieDetails | WireTvDetails, region: string) {
  return {
    tagline: wire.tagline,
    taglineLanguage: wire.tagline_language ?? null,
    status: wire.status,
    homepage: toTextOrNull(wire.homepage),
    genres: wire.genres.map(toNamed),
    keywords: toKeywords(wire.keywords),
    companies: wire.production_companies.map(toCompany),
    countries: wire.production_countries.flatMap(({ iso_3166_1: code, name }) =>
      code === '' ? [] : [{ code, name: name || code }],
    ),
    spokenLanguages: wire.spoken_languages.map(({ iso_639_1 }) => iso_639_1).filter((code) => code !== ''),
    credits: toCredits(wire.credits),
    images: toTitleImages(wire.images),
    videos: toVideos(wire.videos),
    watchOptions: toWatchOptions(wire['watch/providers'], region),
    watchOptionsByRegion: toWatchOptionsByRegion(wire['watch/providers']),
  };
}

export const genreIdsOf = (wire: { genres: readonly Named[] }): number[] => wire.genres.map(({ id }) => id);
