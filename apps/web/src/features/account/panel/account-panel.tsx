import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { HandHeart, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import type { UserInfo } from '../../../shared/store/storage';
import { Button, buttonClass, PanelGroup, PanelRow } from '../../../shared/ui';
import { Avatar } from '../avatar';
import { displayName } from '../display-name';
import { SyncLine } from '../sync-line';
import { PasswordDialogHost } from '../../../shared/sign-in/password-dialog';
import { AccessTokens } from './access-tokens';
import { Guest } from './guest';
import { OidcPanel } from './oidc-panel';
import { ProfileForm } from './profile-form';
import { Security } from './security';
import { Sessions } from './sessions';
import { Webhook } from './webhook';
import { YourData } from './your-data';
import { YourReports } from './your-reports';
import { YourRequests } from './your-requests';
import { LogoutDialog } from './logout-dialog';

const Donator = ({ isDonator }: { isDonator: boolean }) =>
  isDonator ? (
    <p className="inline-flex items-center gap-2 rounded-full bg-accent px-3.5 py-1.5 text-sm font-semibold text-on-accent">
      <HandHeart aria-hidden className="size-4" /> <Trans>Generous Donator</Trans>
    </p>
  ) : (
    <Link
      to="/donate"
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-sm font-semibold text-ink-soft transition-colors hover:border-ink hover:text-ink"
    >
      <HandHeart aria-hidden className="size-4" /> <Trans>Not a Donator</Trans>
    </Link>
  );

function Person({ user }: { user: UserInfo }) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-5">
      <Avatar name={displayName(user)} className="size-16 text-3xl" />
      <div className="min-w-48 flex-1">
        <p className="text-xl font-semibold break-words">{displayName(user)}</p>
        <SyncLine />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Donator isDonator={user.isDonator === true} />
        <Button variant="secondary" onClick={() => setIsLeaving(true)}>
          <LogOut aria-hidden className="size-4" /> <Trans>Logout</Trans>
        </Button>
      </div>
      {isLeaving && <LogoutDialog onClose={() => setIsLeaving(false)} />}
    </div>
  );
}

/** The account of the logged-in user, else a link to the login (ACCOUNT-19). */
export function AccountPanel() {
  const user = useAppSelector(selectUser);
  if (!user) return <Guest />;
  return (
    <>
      <PanelGroup title={t`Profile`}>
        <Person user={user} />
        <ProfileForm user={user} />
      </PanelGroup>
      <Security email={user.email ?? ''} />
      <OidcPanel />
      <Sessions />
      <AccessTokens />
      <Webhook />
      <YourReports />
      <YourRequests username={user.username} />
      <YourData username={user.username} />
      <PasswordDialogHost />
      {user.isOperator && (
        <PanelGroup title={t`Dashboard`}>
          <PanelRow
            title={t`For operators`}
            text={t`See how the site is doing, and manage its people, invitations and library.`}
          >
            <Link to="/operator" className={buttonClass('secondary')}>
              <Trans>Open the dashboard</Trans>
            </Link>
          </PanelRow>
        </PanelGroup>
      )}
    </>
  );
}
