import { t } from '@lingui/core/macro';
import { personHref } from '@marquee/core';
import type { PersonDetails } from '@marquee/tmdb';
import { useMemo } from 'react';
import { useCanonicalUrl } from '../../shared/lib/routing/use-canonical-url';
import { EmptyState, MediaRow, PageTitle, PosterCard, StructuredData } from '../../shared/ui';
import { departmentsOf, knownFor } from './filmography/filmography';
import { FilmographySection } from './filmography/filmography-section';
import type { FilmographyView } from './filmography/filmography-view';
import { PersonHero } from './person-hero';

/** With fewer works the row would only repeat the filmography. */
const ROW_FROM = 4;

interface PersonPageProps {
  person: PersonDetails;
  view: FilmographyView;
  onViewChange: (changes: Partial<FilmographyView>) => void;
}

/** A person's page: biography, best-known titles, filmography. */
export function PersonPage({ person, view, onViewChange }: PersonPageProps) {
  useCanonicalUrl(personHref(person.id, person.name));
  const { name } = person;
  const departments = useMemo(() => departmentsOf(person), [person]);
  const known = useMemo(() => knownFor(person), [person]);
  const isWorthARow = known.length >= ROW_FROM;
  const backdropPath = known.find((item) => item.backdropPath !== null)?.backdropPath ?? null;
  return (
    <>
      <PageTitle title={person.name} />
      <StructuredData
        data={{
          '@type': 'Person',
          name: person.name,
          ...(person.birthday && { birthDate: person.birthday }),
          ...(person.deathday && { deathDate: person.deathday }),
          ...(person.placeOfBirth && { birthPlace: person.placeOfBirth }),
        }}
      />
      <PersonHero person={person} backdropPath={backdropPath} />
      <div className="flex flex-col gap-14 py-12 md:gap-16">
        {isWorthARow && (
          <MediaRow title={t`Known For`}>
            {known.map((item) => (
              <li key={item.key}>
                <PosterCard item={item} />
              </li>
            ))}
          </MediaRow>
        )}
        {departments.length > 0 ? (
          <FilmographySection departments={departments} view={view} onChange={onViewChange} />
        ) : (
          <div className="page-x">
            <EmptyState title={t`No movies or series with ${name} here yet`} />
          </div>
        )}
      </div>
    </>
  );
}
