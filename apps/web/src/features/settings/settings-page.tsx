import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, type ReactNode } from 'react';
import { i18n } from '../../shared/i18n';
import { useAppSelector, useIsRestored } from '../../shared/store';
import { selectIsRestricted } from '../../shared/store/profiles.slice';
import { selectUser } from '../../shared/store/session.slice';
import { Skeleton, TabList, TabPanel } from '../../shared/ui';
import { AccountTab } from './account-tab';
import { AppearanceTab } from './appearance-tab';
import { ContentTab } from './content-tab';
import { NotificationsTab } from './notifications-tab';
import { PlayerTab } from './player-tab';

export type SettingsTab = 'player' | 'account' | 'appearance' | 'notifications' | 'content';

/** The tabs of the page (SETTING-01); the first is the default. */
export const settingsTabs = [
  { value: 'player', label: msg`Player` },
  { value: 'account', label: msg`Account` },
  { value: 'appearance', label: msg`Appearance` },
  { value: 'notifications', label: msg`Notifications` },
  { value: 'content', label: msg`Content` },
] as const satisfies { value: SettingsTab; label: MessageDescriptor }[];

const panels: Record<SettingsTab, (props: { account: ReactNode; notices: ReactNode }) => ReactNode> = {
  player: PlayerTab,
  account: AccountTab,
  appearance: AppearanceTab,
  notifications: NotificationsTab,
  content: ContentTab,
};

interface SettingsPageProps {
  tab: SettingsTab;
  onTab: (tab: SettingsTab) => void;
  /** Shown first on the account tab. */
  account?: ReactNode;
  /** Shown first on the notifications tab. */
  notices?: ReactNode;
}

/** Settings in five tabs. Every change is stored and takes effect immediately. */
export function SettingsPage({ tab, onTab, account, notices }: SettingsPageProps) {
  const id = useId();
  const isRestored = useIsRestored();
  const isLoggedIn = useAppSelector(selectUser) !== null;
  const isRestricted = useAppSelector(selectIsRestricted);
  const Panel = panels[tab];
  const shown = settingsTabs.filter(({ value }) => !isRestricted || value !== 'account');
  const options = shown.map(({ value, label }) => ({ value, label: i18n._(label) }));
  // On narrow screens the last tabs are off screen.
  useEffect(() => {
    document.getElementById(`${id}-${tab}`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [id, tab]);
  return (
    <div className="page-x pt-8 md:pt-10" aria-busy={!isRestored}>
      <div className="mx-auto max-w-4xl">
        <h1 className="display text-4xl md:text-5xl">
          <Trans>Settings</Trans>
        </h1>
        <p className="mt-2 mb-6 text-ink-soft">
          {isLoggedIn
            ? t`Changes are saved automatically in this browser and in your account.`
            : t`Changes are saved automatically in this browser.`}
        </p>
        <div className="page-bleed no-scrollbar mb-8 overflow-x-auto py-1 md:mx-0 md:px-0">
          <TabList id={id} label={t`Settings`} options={options} value={tab} onChange={onTab} />
        </div>
        <TabPanel id={id} value={tab}>
          {isRestored ? <Panel account={account} notices={notices} /> : <SettingsSkeleton />}
        </TabPanel>
      </div>
    </div>
  );
}

const SettingsSkeleton = () => (
  <>
    <Skeleton className="mb-4 h-7 w-40" />
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index} className="flex h-24 items-center justify-between gap-8 border-t border-line">
        <Skeleton className="h-9 w-1/2" />
        <Skeleton className="h-11 w-1/3 rounded-full" />
      </div>
    ))}
  </>
);
