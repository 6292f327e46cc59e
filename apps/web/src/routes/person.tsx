import { parseIdParam } from '@marquee/core';
import { useParams, useSearchParams } from 'react-router-dom';
import { filmographyParams, PersonLoader, PersonPage, readFilmographyView } from '../features/people';
import { Component as NotFound } from './not-found';

export function Component() {
  const id = parseIdParam(useParams().id);
  const [params, setParams] = useSearchParams();
  if (id === null) return <NotFound />;
  return (
    <PersonLoader id={id} notFound={<NotFound />}>
      {(person) => (
        <PersonPage
          key={person.id}
          person={person}
          view={readFilmographyView(params)}
          onViewChange={(view) => setParams(filmographyParams(params, view), { replace: true })}
        />
      )}
    </PersonLoader>
  );
}
