import { t } from '@lingui/core/macro';
import { NavigationMenu } from 'radix-ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { headerMenus, type MenuGroup } from './menu-groups';
import { navLinkClass, PlainLinks } from './plain-nav';

/** Delays of the menus (SHELL-17). */
const HOVER_DELAY_MS = 200;
const SKIP_DELAY_MS = 300;

const MenuPanel = ({ menu }: { menu: MenuGroup }) => (
  <div className="flex gap-10 p-6">
    {menu.sections.map(({ label, links }) => (
      <div key={label}>
        <p className="label mb-3 px-2 text-ink-faint">{label}</p>
        <ul className={links.length > 8 ? 'grid grid-flow-col grid-rows-8 gap-x-4' : ''}>
          {links.map(({ href, label: name }) => (
            <li key={href}>
              <NavigationMenu.Link asChild>
                <Link
                  to={href}
                  className="flex h-9 items-center rounded-sm px-2 text-sm whitespace-nowrap text-ink-soft transition-colors hover:bg-raised hover:text-ink focus-visible:bg-raised focus-visible:text-ink"
                >
                  {name}
                </Link>
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

/** Movies and Series with their menus, opened by hovering or the down arrow, and the other links. */
export function HoverMenus({ listCount }: { listCount: ReactNode }) {
  const [open, setOpen] = useState('');
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setOpen('');
  }
  const openByKey = (event: KeyboardEvent, label: string) => {
    if (event.key !== 'ArrowDown' || open === label) return;
    event.preventDefault();
    setOpen(label);
  };
  return (
    <NavigationMenu.Root
      value={open}
      onValueChange={setOpen}
      delayDuration={HOVER_DELAY_MS}
      skipDelayDuration={SKIP_DELAY_MS}
      aria-label={t`Menus`}
      className="relative flex items-center"
    >
      <NavigationMenu.List className="flex items-center">
        {headerMenus().map((menu) => (
          <NavigationMenu.Item key={menu.label} value={menu.label}>
            <NavigationMenu.Trigger asChild onKeyDown={(event) => openByKey(event, menu.label)}>
              <NavLink to={menu.href} end className={navLinkClass}>
                {menu.label}
              </NavLink>
            </NavigationMenu.Trigger>
            {menu.sections.length > 0 && (
              <NavigationMenu.Content className="absolute top-full start-0 mt-2 animate-[rise-in_180ms_var(--ease-out)] rounded-lg border bg-surface shadow-panel">
                <MenuPanel menu={menu} />
              </NavigationMenu.Content>
            )}
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
      <PlainLinks listCount={listCount} />
    </NavigationMenu.Root>
  );
}
