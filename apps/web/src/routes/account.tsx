import { useSearchParams } from 'react-router-dom';
import { AccountPanel } from '../features/account';
import { SettingsPage, settingsTabs } from '../features/settings';

/** The tab is in the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const tab = settingsTabs.find(({ value }) => value === params.get('tab'))?.value ?? 'player';
  return (
    <SettingsPage tab={tab} onTab={(next) => setParams({ tab: next }, { replace: true })} account={<AccountPanel />} />
  );
}
