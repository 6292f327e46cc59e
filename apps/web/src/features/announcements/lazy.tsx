import { lazy, Suspense, type ComponentType } from 'react';
import { useIdle } from '../../shared/lib/use-idle';

/** Most sites announce nothing, so even asking waits until the page stands. */
function whenIdle(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(load);
  return function WhenIdle() {
    return useIdle() ? (
      <Suspense>
        <Part />
      </Suspense>
    ) : null;
  };
}

export const InfoBanner = whenIdle(() => import('./info-banner').then(({ InfoBanner }) => ({ default: InfoBanner })));
export const InfoModals = whenIdle(() => import('./info-modals').then(({ InfoModals }) => ({ default: InfoModals })));
