import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SettingName, SettingValues } from '@marquee/core';
import type { ReactNode } from 'react';
import { i18n } from '../../shared/i18n';
import { useAppSelector } from '../../shared/store';
import { selectSettings, useStoreSetting } from '../../shared/store/settings';
import { PanelGroup } from '../../shared/ui';
import { SwitchRow } from '../../shared/ui';

type Toggle = { [Name in SettingName]: SettingValues[Name] extends boolean ? Name : never }[SettingName];

const messages: { name: Toggle; label: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    name: 'notifyBookmarks',
    label: msg`Bookmarks`,
    text: msg`Confirm when you bookmark something. When you remove a bookmark, you’ll always see a message with Undo.`,
  },
  {
    name: 'notifyHistory',
    label: msg`Watch history`,
    text: msg`Confirm when you mark something as watched.`,
  },
];
const announcements: typeof messages = [
  { name: 'notifyBanners', label: msg`Banners`, text: msg`Show site news at the top of the home page.` },
  { name: 'notifyPopups', label: msg`Pop-ups`, text: msg`Show site announcements in a window.` },
];

/** Settings for notices, toasts and announcements. */
export function NotificationsTab({ notices }: { notices: ReactNode }) {
  const settings = useAppSelector(selectSettings);
  const store = useStoreSetting();
  const rows = (list: typeof messages) =>
    list.map(({ name, label, text }) => (
      <SwitchRow
        key={name}
        label={i18n._(label)}
        text={i18n._(text)}
        isOn={settings[name]}
        onChange={(value) => store(name, value)}
      />
    ));
  return (
    <>
      {notices}
      <PanelGroup title={t`Messages`}>{rows(messages)}</PanelGroup>
      <PanelGroup title={t`Announcements`}>{rows(announcements)}</PanelGroup>
      <p className="text-sm text-ink-soft">
        <Trans>Errors and warnings always show.</Trans>
      </p>
    </>
  );
}
