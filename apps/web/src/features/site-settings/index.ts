export { SiteSettingsForm } from './site-settings-form';
