import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Bookmark,
  CalendarDays,
  Clock,
  LogIn,
  LogOut,
  NotebookPen,
  Settings,
  UserPlus,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../pages';
import { i18n } from '../../../shared/i18n';
import { useAppSelector } from '../../../shared/store';
import { selectActiveProfile, selectIsRestricted, selectHasProfiles } from '../../../shared/store/profiles.slice';
import { selectUser } from '../../../shared/store/session.slice';
import { Menu, menuItemClass } from '../../../shared/ui/dialog';
import { displayName } from '../display-name';
import { LogoutDialog } from '../panel/logout-dialog';
import { SyncLine } from '../sync-line';
import { useCanSignUp } from '../use-can-sign-up';

interface MenuLink {
  href: string;
  label: MessageDescriptor;
  icon: LucideIcon;
}

const things: MenuLink[] = [
  { href: pages.bookmarks.path, label: msg`My list`, icon: Bookmark },
  { href: pages.history.path, label: msg`History`, icon: Clock },
  { href: pages.diary.path, label: msg`Diary`, icon: NotebookPen },
  { href: pages.calendar.path, label: msg`Calendar`, icon: CalendarDays },
];
const account: MenuLink = { href: '/account?tab=account', label: msg`Account`, icon: UserRound };
const settings: MenuLink = { href: '/account?tab=player', label: msg`Settings`, icon: Settings };
const signUp: MenuLink = { href: pages.signup.path, label: msg`Sign up`, icon: UserPlus };
const logIn: MenuLink = { href: pages.login.path, label: msg`Log in`, icon: LogIn };
const group = 'border-t border-line py-1.5 last:pb-0';

const Links = ({ links, isFirst }: { links: MenuLink[]; isFirst?: boolean }) =>
  links.map(({ href, label, icon: Icon }, index) => (
    <li key={href}>
      <Link to={href} data-autofocus={(isFirst && index === 0) || undefined} className={menuItemClass}>
        <Icon aria-hidden className="size-4.5 text-ink-faint" />
        {i18n._(label)}
      </Link>
    </li>
  ));

function Head({ user }: { user: ReturnType<typeof selectUser> }) {
  const profile = useAppSelector(selectActiveProfile);
  if (user || profile)
    return (
      <div className="px-2.5 pt-2 pb-1">
        <p className="truncate font-semibold">{profile?.name ?? (user && displayName(user))}</p>
        {user && !profile?.isRestricted && (
          <p className="truncate text-sm text-ink-soft">{user.email ?? user.username}</p>
        )}
        {user && <SyncLine className="mt-1" />}
      </div>
    );
  return (
    <p className="px-2.5 pt-2 pb-3 text-sm text-ink-soft">
      <Trans>Sign up to sync your list and history across your devices.</Trans>
    </p>
  );
}

interface AccountMenuProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  themeSwitch: ReactNode;
  /** The other profiles, and where they are managed. */
  profiles: ReactNode;
}

/** Links to the visitor's lists, settings and the theme; sync status with Log out, or Login and Register. */
export function AccountMenu({ anchor, onClose, themeSwitch, profiles }: AccountMenuProps) {
  const user = useAppSelector(selectUser);
  const isRestricted = useAppSelector(selectIsRestricted);
  const hasProfiles = useAppSelector(selectHasProfiles);
  const canSignUp = useCanSignUp();
  const [isLeaving, setIsLeaving] = useState(false);
  if (isLeaving) return <LogoutDialog onClose={onClose} />;
  return (
    <Menu title={t`Account menu`} anchor={anchor} onClose={onClose} className="w-72 p-1.5">
      <Head user={user} />
      {hasProfiles && <Suspense>{profiles}</Suspense>}
      <ul className={group}>
        <Links links={things} isFirst />
      </ul>
      <ul className={group}>
        <Links links={user && !isRestricted ? [account, settings] : [settings]} />
        <li className="*:px-2.5">{themeSwitch}</li>
      </ul>
      {!isRestricted && (
        <ul className={group}>
          {user ? (
            <li>
              <button type="button" onClick={() => setIsLeaving(true)} className={menuItemClass}>
                <LogOut aria-hidden className="size-4.5 text-ink-faint" />
                <Trans>Logout</Trans>
              </button>
            </li>
          ) : (
            <Links links={canSignUp ? [signUp, logIn] : [logIn]} />
          )}
        </ul>
      )}
    </Menu>
  );
}
