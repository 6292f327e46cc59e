import { lazy, Suspense, type ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { paths } from '../../shared/config/paths';
import { cx } from '../../shared/lib/cx';
import { useIdle } from '../../shared/lib/use-idle';
import { Logo } from '../../shared/ui/logo';
import { PlainNav } from './plain-nav';

const HoverMenus = lazy(() => import('./hover-menus').then(({ HoverMenus }) => ({ default: HoverMenus })));

/** Stays at the top of every page but the episode page. `search` is the search box, `account` the visitor's name. */
export function Header({ search, account }: { search: ReactNode; account: ReactNode }) {
  const { siteName } = useConfig();
  const isEpisode = useMatch(paths.episode.pattern) !== null;
  const isIdle = useIdle();
  return (
    <header className={cx('top-0 z-40 border-b bg-canvas/96 backdrop-blur-sm', isEpisode ? 'relative' : 'sticky')}>
      <div className="page-x flex h-(--header-height) items-center gap-4 lg:gap-8">
        <Logo siteName={siteName} />
        <nav aria-label="Main" className="hidden items-center lg:flex">
          {isIdle ? (
            <Suspense fallback={<PlainNav />}>
              <HoverMenus />
            </Suspense>
          ) : (
            <PlainNav />
          )}
        </nav>
        <div className="ml-auto flex items-center gap-3">
          {search}
          {account}
        </div>
      </div>
    </header>
  );
}
