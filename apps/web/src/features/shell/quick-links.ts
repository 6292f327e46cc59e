import { t } from '@lingui/core/macro';
import type { PublicConfig } from '@marquee/core/contracts';
import { linksTo } from '../../page-titles';
import type { MenuLink } from './menu-groups';

/**
 * Links of the mobile menu, in the order of SHELL-08, without those that have no target or whose page a restricted
 * profile does not have.
 */
export function quickLinks(
  { links, hasLibrary = false }: Pick<PublicConfig, 'links' | 'hasLibrary'>,
  isRestricted = false,
): MenuLink[] {
  const inside = [
    { href: '/', label: t`Home` },
    ...(hasLibrary ? linksTo('library') : []),
    ...(isRestricted ? [] : [{ href: '/account?tab=account', label: t`Account` }]),
    { href: '/account?tab=player', label: t`Settings` },
    ...(isRestricted ? [] : [{ href: '/4k', label: t`4k Setup` }]),
    { href: '/stats', label: t`Stats` },
    { href: '/history', label: t`History` },
    { href: '/bookmarks', label: t`Bookmarks` },
  ];
  const outside = [
    { href: links.discord, label: 'Discord' },
    { href: links.telegram, label: 'Telegram' },
  ];
  return [...inside, ...outside.flatMap(({ href, label }) => (href ? [{ href, label }] : []))];
}
