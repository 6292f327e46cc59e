import { useSearchParams } from 'react-router-dom';
import { Suspense } from 'react';
import { AnnouncementPreview } from '../features/announcements';
import { ContentPanel } from '../features/content-editor';
import { filtersFromSearch, filtersToSearch, LibraryPanel } from '../features/library';
import { MediaFolders } from '../features/media-folders';
import { OperatorPage, operatorTabs, type OperatorTab } from '../features/operator';
import { SiteSettingsForm } from '../features/site-settings';
import { useLatestSearchParams } from '../shared/lib/routing/use-latest-search-params';
import { useAppSelector, useIsRestored } from '../shared/store';
import { selectUser } from '../shared/store/session.slice';
import { Skeleton } from '../shared/ui';
import { Component as NotFound } from './not-found';

const search = (tab: OperatorTab, params = new URLSearchParams()): URLSearchParams => {
  if (tab !== operatorTabs[0].value) params.set('tab', tab);
  return params;
};

/** The tab and its filters are part of the URL; Back returns to the tab before. To others the page does not exist. */
export function Component() {
  const isRestored = useIsRestored();
  const isOperator = useAppSelector((state) => selectUser(state)?.isOperator === true);
  const [, setParams] = useSearchParams();
  const [params, change] = useLatestSearchParams({ replace: true });
  if (!isRestored) return <Loading />;
  if (!isOperator) return <NotFound />;
  const tab = operatorTabs.find(({ value }) => value === params.get('tab'))?.value ?? operatorTabs[0].value;
  return (
    <OperatorPage
      tab={tab}
      onTab={(next) => setParams(search(next))}
      params={params}
      onParams={change}
      settings={<SiteSettingsForm />}
      content={
        <ContentPanel
          kind={params.get('kind')}
          onKind={(kind) => change(() => search('content', new URLSearchParams({ kind })))}
          preview={(kind, value) =>
            kind === 'banners' || kind === 'modals' || kind === 'ads' ? (
              <Suspense>
                <AnnouncementPreview kind={kind} value={value} />
              </Suspense>
            ) : null
          }
        />
      }
      library={
        <>
          <MediaFolders />
          <LibraryPanel
            filters={filtersFromSearch(params)}
            onChange={(edit) => change((now) => search('library', filtersToSearch(edit(filtersFromSearch(now)))))}
            hrefOf={(filters) => `?${search('library', filtersToSearch(filters)).toString()}`}
          />
        </>
      }
    />
  );
}

const Loading = () => (
  <div className="page-x py-10" aria-busy>
    <Skeleton className="mx-auto h-96 max-w-4xl rounded-xl" />
  </div>
);
