import { genreById, releaseYear } from '@marquee/core';
import { parseArtworkPath, type ArtworkRef, type ArtworkSubject } from '@marquee/artwork/paths';
import type { Store } from '../build/compile';
import type { PersonRecord } from '../build/people';
import { departmentOf } from '../build/standing';
import type { TitleRecord } from '../build/title-record';
import { findEpisode, findSeason } from './wire/episodes';

const BILLED = 6;

function titleSubject(store: Store, record: TitleRecord, ref: ArtworkRef): ArtworkSubject {
  const { entry } = record;
  return {
    kind: ref.kind,
    id: record.id,
    title: record.title,
    mediaType: record.mediaType,
    year: releaseYear(record.date),
    genres: record.genreIds.flatMap((id) => genreById(id)?.name ?? []),
    countries: entry.countries,
    language: entry.originalLanguage,
    keywords: entry.keywords ?? [],
    look: store.lookOf(record.key),
    overview: entry.overview,
    directors: record.mediaType === 'movie' ? record.entry.directors : (record.entry.creators ?? []),
    cast: entry.cast.slice(0, BILLED).map(({ name }) => name),
  };
}

const personSubject = (person: PersonRecord): ArtworkSubject => ({
  kind: 'profile',
  id: person.id,
  title: person.name,
  year: releaseYear(person.entry?.born),
  genres: [],
  countries: [],
  language: null,
  department: departmentOf(person),
});

function seasonSubject(store: Store, ref: ArtworkRef): ArtworkSubject | null {
  const record = store.seriesById(ref.id);
  const season = record && ref.season !== undefined ? findSeason(record, ref.season) : undefined;
  if (!record || !season) return null;
  const subject = { ...titleSubject(store, record, ref), season: season.number };
  if (ref.kind === 'season') return subject;
  const episode = ref.episode === undefined ? undefined : findEpisode(record, season, ref.episode);
  return episode ? { ...subject, episode: episode.number, episodeTitle: episode.title } : null;
}

/** The subject of a `/marquee-….svg` path; null if there is no such entry. */
export function artworkSubject(store: Store, path: string): ArtworkSubject | null {
  const ref = parseArtworkPath(path);
  if (!ref) return null;
  if (ref.kind === 'season' || ref.kind === 'still') return seasonSubject(store, ref);
  if (ref.kind === 'profile') {
    const person = store.people().byId(ref.id);
    return person ? personSubject(person) : null;
  }
  const record = store.movieById(ref.id) ?? store.seriesById(ref.id);
  return record ? titleSubject(store, record, ref) : null;
}
