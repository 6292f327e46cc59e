import { Suspense, type ComponentType } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useIdle } from '../../shared/lib/timing/use-idle';
import { operatorFilesApi } from './operator-files-api';

/**
 * Most sites have no announcements: the request waits until the page is idle, and the code is loaded only if there is
 * something to show.
 */
function whenAnnounced(
  useAnnounced: () => { data?: readonly unknown[] },
  load: () => Promise<ComponentType>,
): ComponentType {
  const Part = lazyComponent(load, 'background');
  function Asked() {
    const { data = [] } = useAnnounced();
    return (
      data.length > 0 && (
        <Suspense>
          <Part />
        </Suspense>
      )
    );
  }
  return function WhenIdle() {
    return useIdle() && <Asked />;
  };
}

export const InfoBanner = whenAnnounced(operatorFilesApi.useBannersQuery, () =>
  import('./info-banner').then((chunk) => chunk.InfoBanner),
);
export const InfoModals = whenAnnounced(operatorFilesApi.useModalsQuery, () =>
  import('./info-modals').then((chunk) => chunk.InfoModals),
);
