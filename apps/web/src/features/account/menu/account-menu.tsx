import { Bookmark, Clock, LogOut, Settings, UserRound, type LucideIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useDialogFocus } from '../../../shared/lib/interaction/use-dialog-focus';
import { useAppSelector } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import { displayName } from '../display-name';
import { LogoutDialog } from '../panel/logout-dialog';
import { SyncLine } from '../sync-line';

const links: { href: string; label: string; icon: LucideIcon }[] = [
  { href: '/account?tab=account', label: 'Account', icon: UserRound },
  { href: '/account?tab=player', label: 'Settings', icon: Settings },
  { href: '/bookmarks', label: 'Bookmarks', icon: Bookmark },
  { href: '/history', label: 'Watch History', icon: Clock },
];
const item =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-2.5 text-left text-sm font-medium transition-colors hover:bg-raised';

interface AccountMenuProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The account's places, how syncing stands, and the way out. */
export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const user = useAppSelector(selectUser);
  const focus = useDialogFocus();
  const [isLeaving, setIsLeaving] = useState(false);
  if (isLeaving) return <LogoutDialog onClose={onClose} />;
  return (
    <Popover.Root open modal onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Account menu"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          {...focus}
          className="z-50 w-72 animate-[rise-in_180ms_var(--ease-out)] rounded-lg border border-line bg-surface p-1.5 text-ink shadow-panel outline-none"
        >
          <div className="px-2.5 pt-2 pb-1">
            <p className="truncate font-semibold">{user && displayName(user)}</p>
            <p className="truncate text-sm text-ink-soft">{user?.email ?? user?.username}</p>
            <SyncLine className="mt-1" />
          </div>
          <ul className="border-t border-line pt-1.5">
            {links.map(({ href, label, icon: Icon }, index) => (
              <li key={label}>
                <Link to={href} onClick={onClose} data-autofocus={index === 0 || undefined} className={item}>
                  <Icon aria-hidden className="size-4.5 text-ink-faint" />
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={() => setIsLeaving(true)} className={item}>
                <LogOut aria-hidden className="size-4.5 text-ink-faint" />
                Logout
              </button>
            </li>
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
