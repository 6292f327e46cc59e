import type { ReactNode } from 'react';
import { MediaRow, PosterCard } from '../../shared/ui';
import { groupCrew } from './group-crew';
import { PeopleList } from './people-list';
import type { AnyTitle } from './title-facts';

/** Below the hero: what belongs to this kind of title, cast and crew, and what to watch next. */
export function TitleBody({ title, children }: { title: AnyTitle; children?: ReactNode }) {
  const cast = title.credits.cast.map(({ creditId, name, profilePath, character }) => ({
    key: creditId,
    name,
    profilePath,
    role: character,
  }));
  const crew = groupCrew(title.credits.crew).map(({ creditId, name, profilePath, jobs }) => ({
    key: creditId,
    name,
    profilePath,
    role: jobs.join(', '),
  }));
  const suggestions = title.recommendations.length > 0 ? title.recommendations : title.similar;
  return (
    <div className="flex flex-col gap-14 py-12">
      {children}
      {suggestions.length > 0 && (
        <MediaRow title="Our Recommendations">
          {suggestions.map((item) => (
            <li key={item.key}>
              <PosterCard item={item} />
            </li>
          ))}
        </MediaRow>
      )}
      {(cast.length > 0 || crew.length > 0) && (
        <div className="page-x grid gap-x-16 gap-y-12 md:grid-cols-2">
          <PeopleList heading="Cast" people={cast} />
          <PeopleList heading="Crew" people={crew} />
        </div>
      )}
    </div>
  );
}
