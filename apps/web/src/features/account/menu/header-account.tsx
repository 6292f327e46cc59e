import { t } from '@lingui/core/macro';
import { ChevronDown, UserRound } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linksTo } from '../../../page-titles';
import { cx } from '../../../shared/lib/cx';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { useIdle } from '../../../shared/lib/timing/use-idle';
import { useAppSelector, useIsRestored } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import { selectSyncStatus } from '../../../shared/store/sync-status.slice';
import { selectActiveProfile, type KnownProfile } from '../../../shared/store/profiles.slice';
import { buttonClass, iconButtonClass, ProfilePicture } from '../../../shared/ui';
import { Avatar } from '../avatar';
import { useCanSignUp } from '../use-can-sign-up';

const AccountMenu = lazyComponent(() => import('./account-menu').then((chunk) => chunk.AccountMenu));

function EntryLinks() {
  const links = useCanSignUp() ? linksTo('signup', 'login') : linksTo('login');
  return links.map(({ href, label, name }) => (
    <Link
      key={href}
      to={href}
      className={cx(buttonClass(name === 'signup' ? 'quiet' : 'secondary', 'sm'), 'max-lg:hidden!')}
    >
      {label}
    </Link>
  ));
}

const StuckDot = () => (
  <span aria-hidden className="absolute -end-0.5 -bottom-0.5 size-3 rounded-full border-2 border-canvas bg-warning" />
);

interface Watcher {
  name: string;
  /** Set if there are several profiles. */
  profile: KnownProfile | null;
}

/** The active profile if there are several, else the account. */
function useWatcher(): Watcher | null {
  const username = useAppSelector(selectUser)?.username;
  const profile = useAppSelector(selectActiveProfile);
  const name = profile?.name ?? username;
  return name === undefined ? null : { name, profile };
}

const WatcherPicture = ({ name, profile }: Watcher) =>
  profile ? (
    <ProfilePicture profile={profile} className="size-8 rounded-full" />
  ) : (
    <Avatar name={name} className="size-8 text-base" />
  );

const AccountName = ({ watcher, isStuck }: { watcher: Watcher; isStuck: boolean }) => (
  <Link
    to={watcher.profile?.isRestricted ? '/account' : '/account?tab=account'}
    className="flex h-11 max-w-44 min-w-0 items-center gap-2.5 rounded-full pe-2 ps-1 text-sm font-semibold transition-colors hover:bg-raised max-lg:hidden"
  >
    <span className="relative">
      <WatcherPicture {...watcher} />
      {isStuck && <StuckDot />}
    </span>
    <span className="truncate">{watcher.name}</span>
  </Link>
);

interface MenuButtonProps {
  watcher: Watcher | null;
  /** If the name is shown beside it, the button is an arrow. */
  hasName: boolean;
  isStuck: boolean;
  themeSwitch: ReactNode;
  profiles: ReactNode;
}

/** The menu button: an avatar, or an arrow beside the name if there is space for the name. */
function MenuButton({ watcher, hasName, isStuck, themeSwitch, profiles }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isIdle = useIdle();
  const isKnown = watcher !== null;
  // The menu reports a lost connection, so its code has to be loaded before that.
  useEffect(() => {
    if (isIdle && isKnown) AccountMenu.preload();
  }, [isIdle, isKnown]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t`Account menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={AccountMenu.preload}
        onClick={() => setIsOpen(true)}
        className={cx(iconButtonClass, hasName && 'lg:-ms-2')}
      >
        {watcher === null ? (
          <span className="flex size-8 items-center justify-center rounded-full border border-line-strong">
            <UserRound aria-hidden className="size-4" />
          </span>
        ) : (
          <>
            <span className={cx('relative', hasName && 'lg:hidden')}>
              <WatcherPicture {...watcher} />
              {isStuck && <StuckDot />}
            </span>
            {hasName && <ChevronDown aria-hidden className="hidden size-4 lg:block" />}
          </>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <AccountMenu anchor={button} onClose={() => setIsOpen(false)} themeSwitch={themeSwitch} profiles={profiles} />
        </Suspense>
      )}
    </>
  );
}

interface HeaderAccountProps {
  themeSwitch: ReactNode;
  /** Buttons for the other profiles. */
  profiles: ReactNode;
}

/**
 * The end of the header: the account's name, or Register and Login, if there is space, and the account menu. The space
 * is reserved until it is known whether the visitor is signed in.
 */
export function HeaderAccount({ themeSwitch, profiles }: HeaderAccountProps) {
  const isRestored = useIsRestored();
  const watcher = useWatcher();
  const isLoggedIn = useAppSelector(selectUser) !== null;
  const { phase, conflict } = useAppSelector(selectSyncStatus);
  const isStuck = phase === 'error' || phase === 'offline' || conflict !== null;
  return (
    <div className={cx('flex shrink-0 items-center justify-end gap-2 lg:min-w-60', !isRestored && 'lg:invisible')}>
      {watcher !== null && isLoggedIn && <AccountName watcher={watcher} isStuck={isStuck} />}
      {!isLoggedIn && <EntryLinks />}
      <MenuButton
        watcher={watcher}
        hasName={isLoggedIn}
        isStuck={isStuck}
        themeSwitch={themeSwitch}
        profiles={profiles}
      />
    </div>
  );
}
