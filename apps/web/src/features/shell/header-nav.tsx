import { t } from '@lingui/core/macro';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { linksTo } from '../../page-titles';
import { pages } from '../../pages';
import { useConfig } from '../../shared/api';
import { cx } from '../../shared/lib/cx';
import { useAppSelector } from '../../shared/store';
import { selectIsRestricted } from '../../shared/store/profiles.slice';
import { headerMenus, type MenuGroup } from './menu-groups';
import { useHoverMenu } from './use-hover-menu';

const navLinkClass =
  'relative inline-flex h-11 items-center rounded-full px-2 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-expanded:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-1.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-accent xl:px-3.5 xl:aria-[current=page]:after:inset-x-3.5';

const MenuPanel = ({ sections }: MenuGroup) => (
  <div className="absolute top-full start-0 mt-2 flex animate-[rise-in_180ms_var(--ease-out)] gap-10 rounded-lg border bg-surface p-6 shadow-panel">
    {sections.map(({ label, links }) => (
      <div key={label}>
        <p className="label mb-3 px-2 text-ink-faint">{label}</p>
        <ul className={cx(links.length > 8 && 'grid grid-flow-col grid-rows-8 gap-x-4')}>
          {links.map(({ href, label: name }) => (
            <li key={href}>
              <Link
                to={href}
                className="flex h-9 items-center rounded-sm px-2 text-sm whitespace-nowrap text-ink-soft transition-colors hover:bg-raised hover:text-ink focus-visible:bg-raised focus-visible:text-ink"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

/** The header's links: Movies and Series with menus, which open by hovering or the down arrow. */
export function HeaderNav({ listCount }: { listCount: ReactNode }) {
  // The 4K token belongs to the account.
  const isRestricted = useAppSelector(selectIsRestricted);
  const { hasLibrary } = useConfig();
  const { pathname } = useLocation();
  const { open, show, close, enter, leave } = useHoverMenu();
  /** A menu belongs to the page it was opened on. */
  const nameOf = ({ label }: MenuGroup) => `${label} ${pathname}`;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, menu: string) => {
    const links = event.currentTarget.querySelectorAll('a');
    if (event.key === 'ArrowDown' && document.activeElement === links[0]) {
      event.preventDefault();
      if (open === menu) links[1]?.focus();
      else show(menu);
    } else if (event.key === 'Escape' && open === menu) {
      links[0]?.focus();
      close();
    }
  };
  return (
    <nav
      aria-label={t({ message: 'Main', context: 'navigation' })}
      className="relative hidden shrink-0 items-center lg:flex"
    >
      {headerMenus().map((menu) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- What happens in the links bubbles to here.
        <div
          key={menu.label}
          onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && enter(nameOf(menu))}
          onPointerLeave={leave}
          onClick={close}
          onKeyDown={(event) => onKeyDown(event, nameOf(menu))}
          onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
        >
          <NavLink to={menu.href} end aria-expanded={open === nameOf(menu)} className={navLinkClass}>
            {menu.label}
          </NavLink>
          {open === nameOf(menu) && <MenuPanel {...menu} />}
        </div>
      ))}
      {linksTo(
        'tonight',
        'discover',
        ...(hasLibrary ? (['library'] as const) : []),
        ...(isRestricted ? [] : (['fourk'] as const)),
      ).map(({ name, href, label }) => (
        <NavLink key={href} to={href} end className={cx(navLinkClass, name === 'fourk' && 'max-xl:hidden')}>
          {label}
        </NavLink>
      ))}
      {/* The count is in reserved space beside its link, so that nothing moves. */}
      <NavLink
        to={pages.bookmarks.path}
        className={cx(navLinkClass, 'pe-9 aria-[current=page]:after:end-9 xl:pe-9 xl:aria-[current=page]:after:end-9')}
      >
        {t`My list`}
        <span className="absolute end-0 flex w-8 justify-start">{listCount}</span>
      </NavLink>
    </nav>
  );
}
