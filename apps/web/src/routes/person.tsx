import { t } from '@lingui/core/macro';
import { filmographyParams, personEndpoint, PersonPage, readFilmographyView } from '../features/people';
import { useLatestSearchParams } from '../shared/lib/routing/use-latest-search-params';
import { LoadedPage } from '../shared/ui/loaded-page';
import { Component as NotFound } from './not-found';

export function Component() {
  const [params, change] = useLatestSearchParams({ replace: true });
  const view = readFilmographyView(params);
  return (
    <LoadedPage endpoint={personEndpoint} failedText={t`This person couldn’t be loaded`} notFound={<NotFound />}>
      {(person) => (
        <PersonPage
          key={person.id}
          person={person}
          view={view}
          onViewChange={({ department, type }) =>
            change((now) => {
              // The rendered view with one choice: only that goes into the newest view.
              const choice = type === view.type ? { department } : { type };
              return filmographyParams(now, { ...readFilmographyView(now), ...choice });
            })
          }
        />
      )}
    </LoadedPage>
  );
}
