export { SettingsPage, settingsTabs, type SettingsTab } from './settings-page';
export { SettingsRoot } from './settings-root';
