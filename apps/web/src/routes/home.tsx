import { builtInRows } from '@marquee/core';
import { Suspense } from 'react';
import { HomeHero } from '../features/home';
import { InfoBanner } from '../features/announcements';
import { useLastUnfinished } from '../features/history';
import { useConfig } from '../shared/api';
import { lazyComponent } from '../shared/lib/loading/lazy-chunk';
import { useSetting } from '../shared/store/settings';
import { HomeRows } from './home/home-rows';

const ArrangedHomeRows = lazyComponent(
  () => import('./home/arranged-home-rows').then((chunk) => chunk.ArrangedHomeRows),
  'background',
);
const EditHome = lazyComponent(() => import('./home/edit-home').then((chunk) => chunk.EditHome), 'background');

const defaultRows = builtInRows.map((id) => ({ id, isHidden: false }));

/** A separate component: unfinished titles become known late, and the content around it need not be rendered again. */
const PersonalHero = () => <HomeHero lead={useLastUnfinished()} />;

/** The site's rows, unless the visitor or the operator has arranged others. */
function Rows() {
  const own = useSetting('homeRows');
  const { homeRows } = useConfig();
  // The usual rows have no boundary: what the browser restores would make React hydrate all of them in one task.
  return (own ?? homeRows) ? (
    <Suspense>
      <ArrangedHomeRows />
    </Suspense>
  ) : (
    <HomeRows rows={defaultRows} />
  );
}

export function Component() {
  const { siteName } = useConfig();
  return (
    <>
      <h1 className="sr-only">{siteName}</h1>
      <InfoBanner />
      <PersonalHero />
      <div className="home-rows min-h-svh">
        <Rows />
      </div>
      <Suspense>
        <EditHome onEdit={ArrangedHomeRows.preload} />
      </Suspense>
    </>
  );
}
