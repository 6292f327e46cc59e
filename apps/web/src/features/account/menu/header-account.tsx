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
import { buttonClass, iconButtonClass } from '../../../shared/ui';
import { Avatar } from '../avatar';

const AccountMenu = lazyComponent(() => import('./account-menu').then((chunk) => chunk.AccountMenu));

const EntryLinks = () =>
  linksTo('signup', 'login').map(({ href, label }, index) => (
    <Link key={href} to={href} className={cx(buttonClass(index === 0 ? 'quiet' : 'secondary', 'sm'), 'max-lg:hidden!')}>
      {label}
    </Link>
  ));

const StuckDot = () => (
  <span aria-hidden className="absolute -end-0.5 -bottom-0.5 size-3 rounded-full border-2 border-canvas bg-warning" />
);

const AccountName = ({ username, isStuck }: { username: string; isStuck: boolean }) => (
  <Link
    to="/account?tab=account"
    className="flex h-11 max-w-44 min-w-0 items-center gap-2.5 rounded-full pe-2 ps-1 text-sm font-semibold transition-colors hover:bg-raised max-lg:hidden"
  >
    <span className="relative">
      <Avatar name={username} className="size-8 text-base" />
      {isStuck && <StuckDot />}
    </span>
    <span className="truncate">{username}</span>
  </Link>
);

/** The button of the menu: an avatar, which stands beside the name as an arrow where there is room for the name. */
function MenuButton({
  username,
  isStuck,
  themeSwitch,
}: {
  username: string | null;
  isStuck: boolean;
  themeSwitch: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isIdle = useIdle();
  // The menu tells about a network that is gone: it has to be here before that.
  useEffect(() => {
    if (isIdle && username !== null) AccountMenu.preload();
  }, [isIdle, username]);
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
        className={cx(iconButtonClass, username !== null && 'lg:-ms-2')}
      >
        {username === null ? (
          <span className="flex size-8 items-center justify-center rounded-full border border-line-strong">
            <UserRound aria-hidden className="size-4" />
          </span>
        ) : (
          <>
            <span className="relative lg:hidden">
              <Avatar name={username} className="size-8 text-base" />
              {isStuck && <StuckDot />}
            </span>
            <ChevronDown aria-hidden className="hidden size-4 lg:block" />
          </>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <AccountMenu anchor={button} onClose={() => setIsOpen(false)} themeSwitch={themeSwitch} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The header's end: the account's name, or Register and Login, where there is room for them, and the menu of everyone. Their
 * place is kept until it is known who is there.
 */
export function HeaderAccount({ themeSwitch }: { themeSwitch: ReactNode }) {
  const isRestored = useIsRestored();
  const username = useAppSelector(selectUser)?.username ?? null;
  const { phase, conflict } = useAppSelector(selectSyncStatus);
  const isStuck = phase === 'error' || phase === 'offline' || conflict !== null;
  return (
    <div className={cx('flex items-center justify-end gap-2 lg:min-w-60', !isRestored && 'lg:invisible')}>
      {username === null ? <EntryLinks /> : <AccountName username={username} isStuck={isStuck} />}
      <MenuButton username={username} isStuck={isStuck} themeSwitch={themeSwitch} />
    </div>
  );
}
