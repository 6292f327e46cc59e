import {
  collectionHref,
  DEFAULT_LANGUAGE,
  episodeHref,
  personHref,
  PSEUDO_LANGUAGE,
  titleHref,
  type ShareSubject,
  type SiteLanguage,
} from '@marquee/core';
import { isTmdbNotFound, type MediaItem, type MovieDetails, type TmdbClient, type TvDetails } from '@marquee/tmdb';
import { ApiError } from '../../http/errors';
import { metadataClient, type Asking, type FilteredTmdb } from '../tmdb';
import type { ShareCard } from '../images';

/** What is said of a subject where a link to it is shown. */
export interface ShareFacts extends Pick<ShareCard, 'names' | 'line' | 'rating' | 'backdrop' | 'posters'> {
  /** As the page's title says it. */
  title: string;
  /** Canonical path of its page. */
  href: string;
}

/** Posters in the picture of the site itself. */
const WALL = 6;
/** Titles that a person is known for, and genres of a title. */
const FEW = 2;

interface Question {
  subject: ShareSubject;
  siteName: string;
  language: SiteLanguage;
}

/** @throws ApiError `not_found` for what does not exist, is taken down or hidden; `metadata_unavailable` */
export async function shareFacts(
  tmdb: Pick<FilteredTmdb, 'get'>,
  { subject, siteName, language }: Question,
  asking: Asking,
): Promise<ShareFacts> {
  const isEnglish = language === DEFAULT_LANGUAGE || language === PSEUDO_LANGUAGE;
  const client = metadataClient(tmdb, asking, isEnglish ? undefined : language);
  if (subject.kind === 'site') return ofSite(client, siteName);
  try {
    return await factsOf(client, subject, isEnglish ? DEFAULT_LANGUAGE : language);
  } catch (cause) {
    throw isTmdbNotFound(cause) ? new ApiError('not_found') : new ApiError('metadata_unavailable', { cause });
  }
}

async function factsOf(
  client: TmdbClient,
  subject: Exclude<ShareSubject, { kind: 'site' }>,
  language: string,
): Promise<ShareFacts> {
  const { id } = subject;
  switch (subject.kind) {
    case 'movie':
      return ofTitle(await client.movieDetails({ id }), language);
    case 'tv':
      return ofTitle(await client.tvDetails({ id }), language);
    case 'episode':
      return ofEpisode(client, subject);
    case 'person':
      return ofPerson(client, id);
    case 'collection':
      return ofCollection(client, id);
  }
}

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

function ofTitle(title: MovieDetails | TvDetails, language: string): ShareFacts {
  const years = title.mediaType === 'movie' ? yearText(title.year, title.year) : yearText(title.year, lastYear(title));
  const runtime = title.mediaType === 'movie' ? runtimeText(title.runtimeMin, language) : null;
  const rating = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    title: title.year === null ? title.title : `${title.title} (${title.year})`,
    href: titleHref(title.mediaType, title.id, title.title),
    names: [title.title, title.originalTitle],
    line: joined([years, runtime, ...title.genres.slice(0, FEW).map(({ name }) => name)]),
    rating: title.voteCount > 0 ? rating.format(title.voteAverage) : null,
    ...picturesOf(title),
  };
}

const picturesOf = ({ backdropPath, posterPath }: Pick<MediaItem, 'backdropPath' | 'posterPath'>) => ({
  backdrop: backdropPath,
  posters: posterPath === null ? [] : [posterPath],
});

function yearText(first: number | null, last: number | null): string | null {
  if (first === null) return null;
  return last === null || last === first ? String(first) : `${first}–${last}`;
}

/** Of a series that has ended. */
const lastYear = ({ inProduction, lastAirDate }: TvDetails): number | null =>
  inProduction || lastAirDate === null ? null : Number(lastAirDate.slice(0, 4));

function runtimeText(minutes: number | null, language: string): string | null {
  if (minutes === null || minutes <= 0) return null;
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  const parts = [hours > 0 && unit(hours, 'hour'), (rest > 0 || hours === 0) && unit(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

/** With the series' pictures: a still may tell what happens. */
async function ofEpisode(
  client: TmdbClient,
  { id, season, episode: number }: Extract<ShareSubject, { kind: 'episode' }>,
): Promise<ShareFacts> {
  const [series, episode] = await Promise.all([
    client.tvDetails({ id }),
    client.episode({ tvId: id, seasonNumber: season, episodeNumber: number }),
  ]);
  const place = `S${season} E${number}`;
  return {
    title: `${series.title} ${place} · ${episode.name}`,
    href: episodeHref(id, season, number),
    names: [series.title, series.originalTitle],
    line: joined([place, episode.name]),
    rating: null,
    ...picturesOf(series),
  };
}

async function ofPerson(client: TmdbClient, id: number): Promise<ShareFacts> {
  const { name, alsoKnownAs, profilePath, cast, crew, department } = await client.person({ id });
  const credits = department === 'Acting' ? cast : crew;
  const works = new Map(credits.map(({ title }) => [title.key, title]));
  const known = [...works.values()].sort((a, b) => b.popularity - a.popularity).slice(0, FEW);
  return {
    title: name,
    href: personHref(id, name),
    names: [name, ...alsoKnownAs],
    line: joined(known.map(({ title }) => title)),
    rating: null,
    backdrop: known.find(({ backdropPath }) => backdropPath !== null)?.backdropPath ?? null,
    posters: profilePath === null ? [] : [profilePath],
  };
}

async function ofCollection(client: TmdbClient, id: number): Promise<ShareFacts> {
  const { name, parts, backdropPath, posterPath } = await client.collection({ id });
  const years = parts.flatMap(({ year }) => year ?? []);
  const first = <Field extends 'backdropPath' | 'posterPath'>(field: Field) =>
    parts.find((part) => part[field] !== null)?.[field] ?? null;
  return {
    title: name,
    href: collectionHref(id, name),
    names: [name],
    line: joined([years.length === 0 ? null : yearText(Math.min(...years), Math.max(...years))]),
    rating: null,
    ...picturesOf({
      backdropPath: backdropPath ?? first('backdropPath'),
      posterPath: posterPath ?? first('posterPath'),
    }),
  };
}

/** With what is watched now; without posters while TMDB does not answer. */
async function ofSite(client: TmdbClient, siteName: string): Promise<ShareFacts> {
  const lists = await Promise.all(
    (['movie', 'tv'] as const).map((mediaType) => client.trending({ mediaType, window: 'week' }).catch(() => null)),
  );
  const posters = lists.flatMap((list) =>
    (list?.results ?? []).flatMap(({ posterPath }) => posterPath ?? []).slice(0, WALL / 2),
  );
  return { title: siteName, href: '/', names: [siteName], line: '', rating: null, backdrop: null, posters };
}
