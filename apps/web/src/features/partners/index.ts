export { AdReach } from './ad-reach';
export { PartnersPage } from './partners-page';
export { SubmitPage } from './submit-page';
