import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import { useConfig } from '../../shared/api';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useIdle } from '../../shared/lib/timing/use-idle';

const AdBanner = lazyComponent(() => import('./ad-banner').then((chunk) => chunk.AdBanner), 'background');

/**
 * A slot for one of the operator's ads. If ads are running it reserves their space, and gives it up only if there is
 * none to show, so that nothing moves; otherwise it renders nothing.
 */
export function AdSlot() {
  const { ads: doAdsRun } = useConfig();
  const isIdle = useIdle();
  const [isGone, setIsGone] = useState(false);
  if (!doAdsRun || isGone) return null;
  return (
    <aside aria-label={t`Advertisement`} className="page-x">
      <div className="flex h-40 justify-center md:h-48">
        {isIdle && (
          <Suspense>
            <AdBanner onGone={() => setIsGone(true)} />
          </Suspense>
        )}
      </div>
    </aside>
  );
}
