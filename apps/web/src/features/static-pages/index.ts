export { AdsPage } from './ads-page';
export { DisclaimerPage } from './disclaimer-page';
export { DmcaPage } from './dmca-page';
export { FaqPage } from './faq-page';
export { PrivacyPage } from './privacy-page';
export { TermsPage } from './terms-page';
