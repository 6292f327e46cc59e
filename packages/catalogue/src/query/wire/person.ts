import { profilePath } from '@marquee/artwork/paths';
import type { PersonRecord } from '../../build/people';
import { departmentOf, popularityOf } from '../../build/standing';
import type { TitleRecord } from '../../build/title-record';
import { creditIds } from './credits';
import { titleItem } from './items';

export function personDetails(person: PersonRecord) {
  return {
    adult: false,
    also_known_as: [],
    biography: person.entry?.biography ?? '',
    birthday: person.entry?.born ?? null,
    deathday: person.entry?.died ?? null,
    gender: 0,
    homepage: null,
    id: person.id,
    imdb_id: null,
    known_for_department: departmentOf(person),
    name: person.name,
    place_of_birth: person.entry?.placeOfBirth ?? null,
    popularity: popularityOf(person),
    profile_path: profilePath(person.id),
  };
}

const byPopularity = (a: { popularity: number; id: number }, b: { popularity: number; id: number }): number =>
  b.popularity - a.popularity || a.id - b.id;

/** A person's credits, best known titles first; `keep` filters the titles. */
export function personCredits(person: PersonRecord, keep: (title: TitleRecord) => boolean) {
  const creditId = new Map<TitleRecord, ReturnType<typeof creditIds>>();
  const idFor = (title: TitleRecord, job: string): string => {
    const next = creditId.get(title) ?? creditIds(title.key);
    creditId.set(title, next);
    return next(job, person.id);
  };
  const episodes = (title: TitleRecord, count: number | null) =>
    title.mediaType === 'tv' ? { episode_count: count ?? 0 } : {};
  return {
    cast: person.cast
      .filter(({ title }) => keep(title))
      .map(({ title, part }) => ({
        ...titleItem(title),
        character: part.character,
        credit_id: idFor(title, 'cast'),
        order: part.order,
        ...episodes(title, part.guestEpisodes),
        media_type: title.mediaType,
      }))
      .sort(byPopularity),
    crew: person.crew
      .filter(({ title }) => keep(title))
      .map(({ title, part }) => ({
        ...titleItem(title),
        credit_id: idFor(title, part.job),
        department: part.department,
        job: part.job,
        ...episodes(title, part.episodes),
        media_type: title.mediaType,
      }))
      .sort(byPopularity),
  };
}
