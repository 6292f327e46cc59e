import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import { filmographyParams, personEndpoint, PersonPage, readFilmographyView } from '../features/people';
import { LoadedPage } from '../shared/ui/loaded-page';
import { Component as NotFound } from './not-found';

export function Component() {
  const [params, setParams] = useSearchParams();
  return (
    <LoadedPage endpoint={personEndpoint} failedText={t`This person couldn’t be loaded`} notFound={<NotFound />}>
      {(person) => (
        <PersonPage
          key={person.id}
          person={person}
          view={readFilmographyView(params)}
          onViewChange={(view) => setParams(filmographyParams(params, view), { replace: true })}
        />
      )}
    </LoadedPage>
  );
}
