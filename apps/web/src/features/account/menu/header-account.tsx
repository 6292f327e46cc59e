import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { linksTo } from '../../../pages';
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
    <Link key={href} to={href} className={buttonClass(index === 0 ? 'quiet' : 'secondary', 'sm')}>
      {label}
    </Link>
  ));

function AccountName({ username }: { username: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { phase, conflict } = useAppSelector(selectSyncStatus);
  const isIdle = useIdle();
  // The menu tells about a network that is gone: it has to be here before that.
  useEffect(() => {
    if (isIdle) AccountMenu.preload();
  }, [isIdle]);
  const isStuck = phase === 'error' || phase === 'offline' || conflict !== null;
  return (
    <>
      <Link
        to="/account?tab=account"
        className="flex h-11 max-w-44 min-w-0 items-center gap-2.5 rounded-full pr-2 pl-1 text-sm font-semibold transition-colors hover:bg-raised"
      >
        <span className="relative">
          <Avatar name={username} className="size-8 text-base" />
          {isStuck && (
            <span
              aria-hidden
              className="absolute -right-0.5 -bottom-0.5 size-3 rounded-full border-2 border-canvas bg-warning"
            />
          )}
        </span>
        <span className="truncate">{username}</span>
      </Link>
      <button
        ref={button}
        type="button"
        aria-label="Account menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={cx(iconButtonClass, '-ml-2')}
      >
        <ChevronDown aria-hidden className="size-4" />
      </button>
      {isOpen && (
        <Suspense>
          <AccountMenu anchor={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The header's end on large screens: the account's name with its menu, else Register and Login. Its place is kept until it is
 * known who is there.
 */
export function HeaderAccount() {
  const isRestored = useIsRestored();
  const user = useAppSelector(selectUser);
  return (
    <div className={cx('hidden min-w-46 items-center justify-end gap-2 lg:flex', !isRestored && 'invisible')}>
      {user ? <AccountName username={user.username} /> : <EntryLinks />}
    </div>
  );
}
