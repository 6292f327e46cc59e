import { useSearchParams } from 'react-router-dom';
import { AccountPanel } from '../features/account';
import { NoticesPanel } from '../features/notices';
import { SettingsPage, settingsTabs } from '../features/settings';
import { useAppSelector } from '../shared/store';
import { selectIsRestricted } from '../shared/store/profiles.slice';
import { Component as NotFound } from './not-found';

/** The tab is part of the URL, so that Back steps through the tabs. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const tab = settingsTabs.find(({ value }) => value === params.get('tab'))?.value ?? 'player';
  // Restricted profiles have no access to the account.
  const isRestricted = useAppSelector(selectIsRestricted);
  if (isRestricted && tab === 'account') return <NotFound />;
  return (
    <SettingsPage
      tab={tab}
      onTab={(next) => setParams({ tab: next }, { preventScrollReset: true })}
      account={<AccountPanel />}
      notices={<NoticesPanel />}
    />
  );
}
