export { i18n, readI18nFrom, siteLanguage, Trans } from './i18n';
export { loadLanguage, loadPageMessages } from './load-messages';
