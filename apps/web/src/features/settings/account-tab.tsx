import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isReady } from '../../shared/config/paths';
import { buttonClass } from '../../shared/ui';
import { Group } from './fields';
import { LocalData } from './local-data';

/** Who is logged in: nobody yet. What this browser keeps can be saved to a file, brought back and cleared. */
export const AccountTab = () => (
  <>
    <Group title="Profile">
      <div className="flex flex-wrap items-center gap-5 border-t border-line py-5">
        <span aria-hidden className="flex size-14 items-center justify-center rounded-full bg-raised text-ink-soft">
          <UserRound className="size-7" strokeWidth={1.5} />
        </span>
        <div className="min-w-48 flex-1">
          <p className="text-lg font-semibold">Guest</p>
          <p className="text-sm text-ink-soft">
            You are not logged in. Bookmarks, history and settings are kept in this browser alone.
          </p>
        </div>
        {isReady('login') && (
          <Link to="/login" className={buttonClass()}>
            Go To Login
          </Link>
        )}
      </div>
    </Group>
    <LocalData />
  </>
);
