import { NavLink } from 'react-router-dom';
import { linksTo } from '../../pages';
import { headerMenus } from './menu-groups';

export const navLinkClass =
  'relative inline-flex h-11 items-center rounded-full px-3.5 text-sm font-medium text-ink-soft transition-colors hover:text-ink data-[state=open]:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3.5 aria-[current=page]:after:bottom-1.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-accent';

export const FourKLink = () =>
  linksTo('fourk').map(({ href, label }) => (
    <NavLink key={href} to={href} className={navLinkClass}>
      {label}
    </NavLink>
  ));

/** The header's links before their hover menus are loaded: the same places, the same look. */
export const PlainNav = () => (
  <div className="flex items-center">
    {headerMenus().map(
      ({ href, label }) =>
        href && (
          <NavLink key={label} to={href} end className={navLinkClass}>
            {label}
          </NavLink>
        ),
    )}
    <FourKLink />
  </div>
);
