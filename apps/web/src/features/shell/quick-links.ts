import type { PublicConfig } from '@marquee/core/contracts';
import type { MenuLink } from './menu-groups';

/** Links of the mobile menu, in the order of SHELL-08; those that lead nowhere are left out. */
export function quickLinks(links: PublicConfig['links']): MenuLink[] {
  const inside = [
    { href: '/', label: 'Home' },
    { href: '/account?tab=account', label: 'Account' },
    { href: '/account?tab=player', label: 'Settings' },
    { href: '/4k', label: '4k Setup' },
    { href: '/stats', label: 'Stats' },
    { href: '/history', label: 'History' },
    { href: '/bookmarks', label: 'Bookmarks' },
  ] as const;
  const outside = [
    { href: links.discord, label: 'Discord' },
    { href: links.telegram, label: 'Telegram' },
  ];
  return [...inside, ...outside.flatMap(({ href, label }) => (href ? [{ href, label }] : []))];
}
