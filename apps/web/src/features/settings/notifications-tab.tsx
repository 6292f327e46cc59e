import type { SettingName, SettingValues } from '@marquee/core';
import { useAppSelector } from '../../shared/store';
import { selectSettings, useStoreSetting } from '../../shared/store/settings';
import { PanelGroup } from '../../shared/ui';
import { SwitchRow } from './fields';

type Toggle = { [Name in SettingName]: SettingValues[Name] extends boolean ? Name : never }[SettingName];

const messages: { name: Toggle; label: string; text: string }[] = [
  {
    name: 'notifyBookmarks',
    label: 'Bookmarks',
    text: 'Confirm when you bookmark something. The message with Undo always shows when you remove a bookmark.',
  },
  {
    name: 'notifyHistory',
    label: 'Watch history',
    text: 'Confirm when you mark something as watched.',
  },
];
const announcements: typeof messages = [
  { name: 'notifyBanners', label: 'Banners', text: 'Show site news at the top of the home page.' },
  { name: 'notifyPopups', label: 'Pop-ups', text: 'Show site announcements in a window.' },
];

/** Which messages and announcements are shown. */
export function NotificationsTab() {
  const settings = useAppSelector(selectSettings);
  const store = useStoreSetting();
  const rows = (list: typeof messages) =>
    list.map(({ name, label, text }) => (
      <SwitchRow key={name} label={label} text={text} isOn={settings[name]} onChange={(value) => store(name, value)} />
    ));
  return (
    <>
      <PanelGroup title="Messages">{rows(messages)}</PanelGroup>
      <PanelGroup title="Announcements">{rows(announcements)}</PanelGroup>
      <p className="text-sm text-ink-soft">Errors and warnings always show.</p>
    </>
  );
}
