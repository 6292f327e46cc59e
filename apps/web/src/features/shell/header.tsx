import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { pages } from '../../pages';
import { cx } from '../../shared/lib/cx';
import { Logo } from '../../shared/ui/logo';
import { HeaderNav } from './header-nav';

interface HeaderProps {
  /** Number of bookmarked titles. */
  listCount: ReactNode;
  /** The search box. */
  search: ReactNode;
  /** The account's name and menu. */
  account: ReactNode;
}

/**
 * Sticky on every page but the episode page; scrolls with the page if the window is too low for both (e.g. at 400 %
 * zoom).
 */
export function Header({ listCount, search, account }: HeaderProps) {
  const { siteName } = useConfig();
  const isEpisode = useMatch(pages.episode.path) !== null;
  return (
    <header
      data-site-bar
      className={cx(
        'top-0 z-40 border-b bg-canvas',
        isEpisode ? 'relative' : 'sticky [@media(max-height:20rem)]:relative',
      )}
    >
      <div className="page-x flex h-(--header-height) items-center gap-3 xl:gap-8">
        <Logo siteName={siteName} />
        <HeaderNav listCount={listCount} />
        <div className="ms-auto flex min-w-0 items-center gap-1 md:gap-3">
          {search}
          {account}
        </div>
      </div>
    </header>
  );
}
