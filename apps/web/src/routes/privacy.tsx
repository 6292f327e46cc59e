export { PrivacyPage as Component } from '../features/info';
