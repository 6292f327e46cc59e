import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { use, useState } from 'react';
import { useConfig } from '../../../shared/api';
import { leavePage } from '../../../shared/lib/browser/leave-page';
import { useAppSelector } from '../../../shared/store';
import { selectProfiles } from '../../../shared/store/profiles.slice';
import { selectSyncStatus } from '../../../shared/store/sync-status.slice';
import { Button, Spinner, SwitchRow } from '../../../shared/ui';
import { Modal } from '../../../shared/ui/dialog';
import { oidcApi } from '../api/oidc-api';
import { LogOutContext } from '../log-out-context';

interface LogoutDialogProps {
  /** Log out on all devices, not only on this one. */
  isEverywhere?: boolean;
  onClose: () => void;
  leavePageBy?: (url: string) => void;
}

const LogOutThere = (props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) => {
  const { label, isOn, onChange } = props;
  return (
    <div className="mt-4">
      <SwitchRow
        label={t`Log out of ${label} too`}
        text={t`Otherwise whoever uses this browser next can log in here without a password.`}
        isOn={isOn}
        onChange={onChange}
      />
    </div>
  );
};

/** Asks what happens to the data in this browser before logging out. */
export function LogoutDialog({ isEverywhere = false, onClose, leavePageBy = leavePage }: LogoutDialogProps) {
  const title = isEverywhere ? t`Log out everywhere` : t`Logout`;
  const logOut = use(LogOutContext);
  const { pending } = useAppSelector(selectSyncStatus);
  // With several profiles, data cannot be left in this browser.
  const hasSeveral = useAppSelector((state) => selectProfiles(state).length > 1);
  const [busy, setBusy] = useState<'keep' | 'remove' | null>(null);
  const { accounts } = useConfig();
  const { data: oidc } = oidcApi.useOidcAccountQuery(undefined, { skip: accounts?.oidc === undefined });
  const [findLogOut] = oidcApi.useOidcLogOutUrlMutation();
  const [isThere, setIsThere] = useState(false);
  const leave = async (choice: 'keep' | 'remove') => {
    setBusy(choice);
    // Before the session ends. A provider that does not answer keeps nobody here.
    const url = isThere ? (await findLogOut(undefined)).data : null;
    await logOut({ keepsData: choice === 'keep', isEverywhere }).finally(onClose);
    if (url) leavePageBy(url);
  };
  return (
    <Modal
      title={title}
      onClose={() => busy === null && onClose()}
      className="inset-x-4 top-1/2 mx-auto max-h-[90svh] max-w-lg -translate-y-1/2 animate-[fade-in_180ms] overflow-y-auto rounded-xl p-6 md:p-8"
    >
      <p aria-hidden className="display text-3xl">
        {title}
      </p>
      <p className="mt-3 text-ink-soft">
        {hasSeveral
          ? t`Bookmarks, history and settings of all profiles stay in your account. They’re removed from this browser.`
          : isEverywhere
            ? t`You’ll be logged out on every device, including this one. Your bookmarks, history and settings stay in your account. Keep the copy in this browser?`
            : t`Your bookmarks, history and settings stay in your account. Keep the copy in this browser?`}
      </p>
      {pending > 0 && (
        <p role="status" className="mt-3 border-s-2 border-warning ps-3 text-sm">
          {plural(pending, {
            one: '# change hasn’t reached your account yet. We’ll try once more. If that fails, removing the copy loses it.',
            other:
              '# changes haven’t reached your account yet. We’ll try once more. If that fails, removing the copy loses them.',
          })}
        </p>
      )}
      {oidc?.isSession && <LogOutThere label={oidc.label} isOn={isThere} onChange={setIsThere} />}
      <div className="mt-6 grid gap-3">
        {!hasSeveral && (
          <Button size="lg" data-autofocus disabled={busy !== null} onClick={() => void leave('keep')}>
            {busy === 'keep' && <Spinner label={t`Logging out`} />}
            <span>
              <Trans>Keep it here</Trans>
            </span>
          </Button>
        )}
        <Button
          size="lg"
          variant={hasSeveral ? 'primary' : 'secondary'}
          data-autofocus={hasSeveral || undefined}
          disabled={busy !== null}
          onClick={() => void leave('remove')}
        >
          {busy === 'remove' && <Spinner label={t`Logging out`} />}
          <span>{hasSeveral ? title : t`Remove it from this browser`}</span>
        </Button>
        <Button variant="quiet" disabled={busy !== null} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Modal>
  );
}
