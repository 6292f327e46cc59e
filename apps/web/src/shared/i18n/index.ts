export { i18n, intlLocale, intlLocaleOf, readI18nFrom, siteLanguage, wantedLanguage } from './i18n';
export { loadLanguage, loadPageMessages } from './load-messages';
