import { t } from '@lingui/core/macro';
import { Clapperboard, House, Menu, Tv, User, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useAppSelector } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';
import { linksTo } from '../../page-titles';
import { pages, type PageName } from '../../pages';
import { selectActiveProfile } from '../../shared/store/profiles.slice';
import { ProfilePicture } from '../../shared/ui';

const itemClass =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 low:min-h-11 low:flex-row low:gap-2 text-2xs font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:text-accent-ink';

const tabs: { page: PageName; icon: LucideIcon }[] = [
  { page: 'home', icon: House },
  { page: 'movies', icon: Clapperboard },
  { page: 'series-list', icon: Tv },
];

/**
 * The tab bar on small screens. Account opens the account page, or the login if nobody is logged in; with several
 * profiles it is replaced by a link to these.
 */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const isLoggedIn = useAppSelector(selectUser) !== null;
  const profile = useAppSelector(selectActiveProfile);
  return (
    <nav
      aria-label={t`Quick access`}
      data-site-bar
      className="fixed inset-x-0 bottom-0 z-40 border-t bg-canvas pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex *:flex *:min-w-0 *:flex-1">
        {tabs.map(({ page, icon: Icon }) =>
          linksTo(page).map(({ name, href, label }) => (
            <li key={name}>
              <NavLink to={href} end className={itemClass}>
                <Icon aria-hidden className="size-5" />
                {label}
              </NavLink>
            </li>
          )),
        )}
        <li>
          <button type="button" onClick={onMenu} aria-haspopup="dialog" className={itemClass}>
            <Menu aria-hidden className="size-5" />
            {t`Menu`}
          </button>
        </li>
        <li>
          <NavLink
            to={profile ? pages.profiles.path : isLoggedIn ? '/account?tab=account' : '/login'}
            className={itemClass}
          >
            {profile ? (
              <ProfilePicture profile={profile} className="size-5 rounded-sm" />
            ) : (
              <User aria-hidden className="size-5" />
            )}
            <span className="max-w-full truncate px-1">
              {profile ? t({ message: 'Profiles', context: 'bottom bar, short' }) : t`Account`}
            </span>
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
