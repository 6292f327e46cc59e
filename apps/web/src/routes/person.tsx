import { t } from '@lingui/core/macro';
import { filmographyParams, personEndpoint, PersonPage, readFilmographyView } from '../features/people';
import { useLatestSearchParams } from '../shared/lib/routing/use-latest-search-params';
import { LoadedPage } from '../shared/ui/loaded-page';
import { Component as NotFound } from './not-found';

export function Component() {
  const [params, change] = useLatestSearchParams({ replace: true });
  return (
    <LoadedPage endpoint={personEndpoint} failedText={t`This person couldn’t be loaded`} notFound={<NotFound />}>
      {(person) => (
        <PersonPage
          key={person.id}
          person={person}
          view={readFilmographyView(params)}
          onViewChange={(changes) =>
            change((now) => filmographyParams(now, { ...readFilmographyView(now), ...changes }))
          }
        />
      )}
    </LoadedPage>
  );
}
