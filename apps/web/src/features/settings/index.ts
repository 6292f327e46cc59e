export { SettingsPage, settingsTabs } from './settings-page';
export { SettingsRoot } from './settings-root';
