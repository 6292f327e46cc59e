import type { PublicConfig } from '@marquee/core/contracts';
import { isReady } from '../../shared/config/paths';
import type { MenuLink } from './menu-groups';

/** Links of the mobile menu, in the order of SHELL-08; those that lead nowhere are left out. */
export function quickLinks(links: PublicConfig['links']): MenuLink[] {
  const inside = [
    { name: 'home', href: '/', label: 'Home' },
    { name: 'account', href: '/account?tab=account', label: 'Account' },
    { name: 'account', href: '/account?tab=player', label: 'Settings' },
    { name: 'fourK', href: '/4k', label: '4k Setup' },
    { name: 'stats', href: '/stats', label: 'Stats' },
    { name: 'history', href: '/history', label: 'History' },
    { name: 'bookmarks', href: '/bookmarks', label: 'Bookmarks' },
  ] as const;
  const outside = [
    { href: links.discord, label: 'Discord' },
    { href: links.telegram, label: 'Telegram' },
  ];
  return [
    ...inside.filter(({ name }) => isReady(name)).map(({ href, label }) => ({ href, label })),
    ...outside.flatMap(({ href, label }) => (href ? [{ href, label }] : [])),
  ];
}
