import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { linksTo } from '../../page-titles';
import { pages } from '../../pages';
import { cx } from '../../shared/lib/cx';
import { useAppSelector } from '../../shared/store';
import { selectIsRestricted } from '../../shared/store/profiles.slice';
import { headerMenus } from './menu-groups';

export const navLinkClass =
  'relative inline-flex h-11 items-center rounded-full px-3.5 text-sm font-medium text-ink-soft transition-colors hover:text-ink data-[state=open]:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3.5 aria-[current=page]:after:bottom-1.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-accent';

/** Links without a menu. The count is in reserved space beside its link, so that nothing moves. */
export function PlainLinks({ listCount }: { listCount: ReactNode }) {
  // The 4K token belongs to the account.
  const isRestricted = useAppSelector(selectIsRestricted);
  return (
    <>
      {linksTo('discover', ...(isRestricted ? [] : (['fourk'] as const))).map(({ name, href, label }) => (
        <NavLink key={href} to={href} end className={cx(navLinkClass, name === 'fourk' && 'max-xl:hidden')}>
          {label}
        </NavLink>
      ))}
      <NavLink to={pages.bookmarks.path} className={cx(navLinkClass, 'pe-9 aria-[current=page]:after:end-9')}>
        {t`My list`}
        <span className="absolute end-0 flex w-8 justify-start">{listCount}</span>
      </NavLink>
    </>
  );
}

/** The header's links before their hover menus are loaded: same positions, same look. */
export const PlainNav = ({ listCount }: { listCount: ReactNode }) => (
  <div className="flex items-center">
    {headerMenus().map(
      ({ href, label }) =>
        href && (
          <NavLink key={label} to={href} end className={navLinkClass}>
            {label}
          </NavLink>
        ),
    )}
    <PlainLinks listCount={listCount} />
  </div>
);
