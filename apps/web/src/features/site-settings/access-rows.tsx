import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorSettings, SiteSettingsBody } from '@marquee/core/contracts';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChoiceRow, PanelGroup } from '../../shared/ui';

interface AccessRowsProps extends Pick<OperatorSettings, 'settings' | 'hasOpenStreams'> {
  onSave: (body: SiteSettingsBody) => void;
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="flex items-start gap-3 pb-5 text-sm">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
    <span>{children}</span>
  </p>
);

/** Who may use the site, and who may become a member. */
export const AccessRows = ({ settings, hasOpenStreams, onSave }: AccessRowsProps) => (
  <PanelGroup title={t`Access`}>
    <ChoiceRow
      label={t`Who can visit`}
      text={t`On a private site, people see nothing until they log in. Search engines are turned away.`}
      options={[
        { value: 'everyone', label: t`Everyone` },
        { value: 'members', label: t`Members only` },
      ]}
      value={settings.visitors}
      onChange={(visitors) => onSave({ visitors })}
    />
    {settings.visitors === 'members' && hasOpenStreams && (
      <Warning>
        <Trans>
          Browsers reach a stream provider without this server, so people who know its address can play without logging
          in. Unset <code>PROVIDER_URL</code>, or protect that address.
        </Trans>
      </Warning>
    )}
    <ChoiceRow
      label={t`Who can sign up`}
      text={t`You make invitations on the dashboard. Once everyone is here, close sign-up.`}
      options={[
        { value: 'open', label: t`Everyone` },
        { value: 'invitation', label: t`People with an invitation` },
        { value: 'off', label: t`Nobody` },
      ]}
      value={settings.signUp}
      onChange={(signUp) => onSave({ signUp })}
    />
    {settings.visitors === 'members' && settings.signUp === 'open' && settings.localLogin === 'on' && (
      <Warning>
        <Trans>
          Your site isn’t private yet: anyone can sign up, and then see everything. Choose “People with an invitation”.
        </Trans>
      </Warning>
    )}
  </PanelGroup>
);
